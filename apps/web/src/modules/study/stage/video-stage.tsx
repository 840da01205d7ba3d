import '@vidstack/react/player/styles/base.css'
import '@vidstack/react/player/styles/default/captions.css'
import { htmlLanguage, type VideoAuth } from '@titian/contract'
import {
  Captions,
  Gesture,
  isVideoProvider,
  MediaPlayer,
  MediaProvider,
  Track,
  useMediaState,
  type MediaPlayerInstance,
} from '@vidstack/react'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMemo, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CaptionChoice,
  rememberedRate,
  rememberedVolume,
  rememberVolume,
} from './preferences.ts'
import { StageControls } from './stage-controls.tsx'
import { TouchPicture } from './touch-picture.tsx'
import styles from './video-stage.module.css'

interface VideoStageProps {
  auth: Pick<VideoAuth, 'videoTitle' | 'captions'>
  address: string
  captions: CaptionChoice
  onCaptions: (choice: CaptionChoice) => void
  onVideo: (video: HTMLVideoElement | null) => void
  onReady: () => void
  onBroken: () => void
  onKeys: () => void
  onEnded?: () => void
  /** Lies over the picture: a message and its one act. */
  notice: ReactNode
  ref: Ref<MediaPlayerInstance>
}

/** The player is busy until it can play; it is told here that it is not while words say why it cannot (CRS-145). */
function endBusy(notice: HTMLElement | null) {
  const stage = notice?.parentElement
  const end = () => {
    if (stage?.getAttribute('aria-busy') === 'true') stage.setAttribute('aria-busy', 'false')
  }
  // It marks itself again with each address that it takes.
  const observer = new MutationObserver(end)
  if (stage) observer.observe(stage, { attributeFilter: ['aria-busy'] })
  end()
  return () => observer.disconnect()
}

/** A press on the picture plays what stands still, and a large sign says so. */
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

/** CRS-040, CRS-045, CRS-112: picture, captions and controls. */
export function VideoStage(props: VideoStageProps) {
  const { auth, address, captions, onCaptions, onVideo, onReady, onBroken, notice, ref } = props
  const { onKeys, onEnded } = props
  const { t } = useTranslation('study')
  // The address has no ending that would tell the kind of file.
  const source = useMemo(() => ({ src: address, type: 'video/mp4' as const }), [address])
  const start = useMemo(() => ({ rate: rememberedRate(), volume: rememberedVolume() }), [])
  return (
    <MediaPlayer
      ref={ref}
      className={styles['stage']}
      src={source}
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
      onProviderChange={(provider) => onVideo(isVideoProvider(provider) ? provider.video : null)}
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
        <div ref={endBusy} className={styles['notice']}>
          {notice}
        </div>
      ) : null}
    </MediaPlayer>
  )
}
