import { Stack } from '@mantine/core'
import '@vidstack/react/player/styles/base.css'
import '@vidstack/react/player/styles/default/captions.css'
import { htmlLanguage, type VideoAuth } from '@titian/contract'
import {
  Captions,
  Gesture,
  isHLSProvider,
  isVideoProvider,
  MediaPlayer,
  MediaProvider,
  Track,
  useMediaState,
  type HLSProvider,
  type MediaPlayerInstance,
  type MediaProviderAdapter,
  type VideoProvider,
} from '@vidstack/react'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMemo, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CaptionChoice,
  rememberedHeight,
  rememberedRate,
  rememberedVolume,
  rememberVolume,
} from './preferences.ts'
import { StageControls } from './stage-controls.tsx'
import { TouchPicture } from './touch-picture.tsx'
import styles from './video-stage.module.css'

/** A stream with several qualities, or one file. */
export interface VideoSource {
  address: string
  kind: 'stream' | 'file'
}

interface VideoStageProps {
  auth: Pick<VideoAuth, 'videoTitle' | 'captions'>
  source: VideoSource
  captions: CaptionChoice
  onCaptions: (choice: CaptionChoice) => void
  onVideo: (video: HTMLVideoElement | null) => void
  onReady: () => void
  onBroken: () => void
  onKeys: () => void
  onEnded?: () => void
  /** An overlay with a message and one button. */
  notice: ReactNode
  ref: Ref<MediaPlayerInstance>
}

const streamType = 'application/x-mpegurl' as const
const fileType = 'video/mp4' as const

/** Seconds of buffer; more would waste data if the viewer leaves early. */
const secondsAhead = 60

/**
 * The library is loaded with the first stream; its worker would need a blob URL, which the content
 * policy blocks.
 */
function readStreams(provider: HLSProvider) {
  provider.library = () => import('hls.js/light')
  const bounds = { capLevelToPlayerSize: true, maxMaxBufferLength: secondsAhead }
  provider.config = { enableWorker: false, ...bounds }
  provider.onInstance((stream) => {
    const parsed = provider.ctor?.Events.MANIFEST_PARSED
    if (!parsed) return
    stream.on(parsed, (_, { levels }) => {
      const heights = levels.map(({ height }) => height)
      const wanted = rememberedHeight(heights)
      if (wanted !== null) stream.loadLevel = heights.indexOf(wanted)
    })
  })
}

const playsVideo = (
  provider: MediaProviderAdapter | null,
): provider is VideoProvider | HLSProvider => isVideoProvider(provider) || isHLSProvider(provider)

/** Removes the busy state while a message explains why the player cannot play (CRS-145). */
function endBusy(notice: HTMLElement | null) {
  const stage = notice?.parentElement
  const end = () => {
    if (stage?.getAttribute('aria-busy') === 'true') stage.setAttribute('aria-busy', 'false')
  }
  // The player becomes busy again with each address.
  const observer = new MutationObserver(end)
  if (stage) observer.observe(stage, { attributeFilter: ['aria-busy'] })
  end()
  return () => observer.disconnect()
}

/**
 * A click on the picture of a paused video plays the video, and a large icon on the picture says
 * so.
 */
function PictureTouch({ hasNotice }: { hasNotice: boolean }) {
  const paused = useMediaState('paused')
  const waiting = useMediaState('waiting')
  return (
    <>
      <Gesture className={styles['pointer']} event="pointerup" action="toggle:paused" />
      <TouchPicture />
      {paused && !waiting && !hasNotice ? (
        <span className={styles['start']} aria-hidden>
          <IconPlayerPlayFilled size={40} />
        </span>
      ) : null}
    </>
  )
}

/** CRS-040, CRS-045, CRS-112: the player with captions and controls. */
export function VideoStage(props: VideoStageProps) {
  const { auth, source, captions, onCaptions, onVideo, onReady, onBroken, notice, ref } = props
  const { onKeys, onEnded } = props
  const { t } = useTranslation('study')
  const { address, kind } = source
  // The address has no extension, so the type is given.
  const src = useMemo(
    () => ({ src: address, type: kind === 'stream' ? streamType : fileType }),
    [address, kind],
  )
  const start = useMemo(() => ({ rate: rememberedRate(), volume: rememberedVolume() }), [])
  return (
    <MediaPlayer
      // A player that failed with a stream cannot restart with a file, so the key creates another.
      key={kind}
      ref={ref}
      className={styles['stage']}
      src={src}
      title={auth.videoTitle}
      ariaLabel={t('player.label', { title: auth.videoTitle })}
      viewType="video"
      streamType="on-demand"
      load="eager"
      logLevel="silent"
      playsInline
      keyDisabled
      playbackRate={start.rate}
      volume={start.volume}
      onVolumeChange={({ volume, muted }) => rememberVolume(muted ? 0 : volume)}
      onProviderChange={(provider) => {
        if (isHLSProvider(provider)) readStreams(provider)
        onVideo(playsVideo(provider) ? provider.video : null)
      }}
      onCanPlay={onReady}
      onError={onBroken}
      onEnded={onEnded}
    >
      <MediaProvider>
        {auth.captions.map(({ language, url }) => (
          <Track
            key={url}
            id={language}
            kind="subtitles"
            type="vtt"
            src={url}
            lang={htmlLanguage[language]}
            label={t(`languages.${language}`)}
            default={language === captions}
          />
        ))}
      </MediaProvider>
      <PictureTouch hasNotice={Boolean(notice)} />
      <Captions className={`vds-captions ${styles['captions']}`} />
      <StageControls
        offered={auth.captions.map(({ language }) => language)}
        captions={captions}
        onCaptions={onCaptions}
        onKeys={onKeys}
      />
      {notice ? (
        <Stack
          ref={endBusy}
          align="center"
          justify="center"
          pos="absolute"
          inset={0}
          p="md"
          ta="center"
          bg="rgb(20 23 26 / 0.9)"
          style={{ zIndex: 3 }}
        >
          {notice}
        </Stack>
      ) : null}
    </MediaPlayer>
  )
}
