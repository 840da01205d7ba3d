import { Box, Group, UnstyledButton } from '@mantine/core'
import { htmlLanguage, type Language } from '@titian/contract'
import { useFormats } from '@titian/site'
import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconKeyboard,
  IconPlayerSkipBackFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import {
  Controls,
  useMediaPlayer,
  useMediaRemote,
  useMediaState,
  useVideoQualityOptions,
  VolumeSlider,
} from '@vidstack/react'
import { type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isCaptionChoice,
  rates,
  rememberedHeight,
  rememberHeight,
  rememberRate,
  type CaptionChoice,
} from './preferences.ts'
import { QuietSelect } from './quiet-select.tsx'
import { SeekSlider } from './seek-slider.tsx'
import styles from './video-stage.module.css'

interface StageControlsProps {
  offered: readonly Language[]
  captions: CaptionChoice
  onCaptions: (choice: CaptionChoice) => void
  onKeys: () => void
}

interface ControlProps {
  label: string
  keys?: string
  wide?: boolean
  onPress: (event: MouseEvent) => void
  children: ReactNode
}

function Control({ label, keys, wide, onPress, children }: ControlProps) {
  const { bracketed } = useFormats()
  return (
    <UnstyledButton
      className={`${styles['control']} ${wide ? 'only-desk' : ''}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label}${bracketed(keys)}` : label}
      onClick={onPress}
    >
      {children}
    </UnstyledButton>
  )
}

function PlayControl() {
  const { t } = useTranslation('study')
  const remote = useMediaRemote()
  const paused = useMediaState('paused')
  const ended = useMediaState('ended')
  const Icon = ended
    ? IconPlayerSkipBackFilled
    : paused
      ? IconPlayerPlayFilled
      : IconPlayerPauseFilled
  const label = ended ? t('player.again') : paused ? t('player.play') : t('player.pause')
  return (
    <Control label={label} keys="k" onPress={(event) => remote.togglePaused(event.nativeEvent)}>
      <Icon size={22} aria-hidden />
    </Control>
  )
}

function SoundControl() {
  const { t } = useTranslation('study')
  const remote = useMediaRemote()
  const muted = useMediaState('muted')
  const volume = useMediaState('volume')
  const silent = muted || volume === 0
  return (
    <>
      <Control
        wide
        label={silent ? t('player.unmute') : t('player.mute')}
        keys="m"
        onPress={(event) => remote.toggleMuted(event.nativeEvent)}
      >
        {silent ? <IconVolumeOff size={22} aria-hidden /> : <IconVolume size={22} aria-hidden />}
      </Control>
      <VolumeSlider.Root
        className={`${styles['volume']} only-desk`}
        aria-label={t('player.volume')}
      >
        <VolumeSlider.Track className={styles['track']}>
          <VolumeSlider.TrackFill className={styles['fill']} />
        </VolumeSlider.Track>
        <VolumeSlider.Thumb className={styles['thumb']} />
      </VolumeSlider.Root>
    </>
  )
}

function Clock() {
  const { clock } = useFormats()
  const now = useMediaState('currentTime')
  const duration = useMediaState('duration')
  return (
    <Box className="num" component="span" px="xs" fz="sm" style={{ whiteSpace: 'nowrap' }}>
      {clock(Math.floor(now))} / {clock(duration)}
    </Box>
  )
}

function SpeedControl() {
  const { t } = useTranslation('study')
  const remote = useMediaRemote()
  const rate = useMediaState('playbackRate')
  const choose = (value: string) => {
    rememberRate(Number(value))
    remote.changePlaybackRate(Number(value))
  }
  return (
    <QuietSelect
      label={t('player.speed')}
      value={String(rate)}
      onChange={choose}
      options={rates.map((one) => ({ value: String(one), label: `${one}x` }))}
    >
      <b className="num">{rate}x</b>
    </QuietSelect>
  )
}

/** CRS-046: chooses the quality, largest first; "auto" follows the connection. */
function QualityControl() {
  const { t } = useTranslation('study')
  const player = useMediaPlayer()
  const options = useVideoQualityOptions({ auto: t('player.autoQuality'), sort: 'descending' })
  const heights = options.flatMap(({ quality }) => quality?.height ?? [])
  const [chosen, setChosen] = useState<number | null>()
  if (options.disabled) return null
  // Shows the chosen quality, not the current one, which changes with each segment.
  const height = chosen === undefined ? rememberedHeight(heights) : chosen
  const option = options.find(({ quality }) => (quality?.height ?? null) === height)
  const choose = (value: string) => {
    const next = options.find((one) => one.value === value)
    const nextHeight = next?.quality?.height ?? null
    rememberHeight(nextHeight)
    setChosen(nextHeight)
    if (player) player.qualities.switch = 'next'
    next?.select()
  }
  return (
    <QuietSelect
      label={t('player.quality')}
      value={option?.value ?? 'auto'}
      onChange={choose}
      options={options.map(({ value, label }) => ({ value, label }))}
    >
      <b className="num">{option?.label ?? t('player.autoQuality')}</b>
    </QuietSelect>
  )
}

function WindowControls() {
  const { t } = useTranslation('study')
  const remote = useMediaRemote()
  const full = useMediaState('fullscreen')
  const canFull = useMediaState('canFullscreen')
  const small = useMediaState('pictureInPicture')
  const canSmall = useMediaState('canPictureInPicture')
  return (
    <>
      {canSmall ? (
        <Control
          wide
          label={small ? t('player.leaveSmall') : t('player.small')}
          keys="i"
          onPress={(event) => remote.togglePictureInPicture(event.nativeEvent)}
        >
          <IconPictureInPicture size={22} aria-hidden />
        </Control>
      ) : null}
      {canFull ? (
        <Control
          label={full ? t('player.leaveFull') : t('player.full')}
          keys="f"
          onPress={(event) => remote.toggleFullscreen('prefer-media', event.nativeEvent)}
        >
          {full ? <IconMinimize size={22} aria-hidden /> : <IconMaximize size={22} aria-hidden />}
        </Control>
      ) : null}
    </>
  )
}

/** Keeps the controls visible while one has the focus. */
function useStayAtFocus() {
  const remote = useMediaRemote()
  return {
    onFocus: ({ target, nativeEvent }: FocusEvent) => {
      if (target.matches(':focus-visible')) remote.pauseControls(nativeEvent)
    },
    onBlur: ({ currentTarget, relatedTarget, nativeEvent }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
        remote.resumeControls(nativeEvent)
    },
  }
}

/** Own controls, in the page's language and the school's colour. */
export function StageControls({ offered, captions, onCaptions, onKeys }: StageControlsProps) {
  const { t } = useTranslation('study')
  const stay = useStayAtFocus()
  const choices = [
    { value: 'off', label: t('player.noCaptions') },
    ...offered.map((language) => ({
      value: language as string,
      label: t(`languages.${language}`),
      lang: htmlLanguage[language],
    })),
  ]
  return (
    <Controls.Root className={styles['controls']} hideDelay={2500} {...stay}>
      <div className={styles['shade']}>
        <SeekSlider />
        <Group gap={4} wrap="nowrap">
          <PlayControl />
          <SoundControl />
          <Clock />
          <Box component="span" flex="1" />
          <QualityControl />
          <SpeedControl />
          {offered.length > 0 ? (
            <QuietSelect
              label={t('player.captions')}
              value={captions}
              onChange={(value) => isCaptionChoice(value) && onCaptions(value)}
              options={choices}
            >
              <IconBadgeCc size={22} aria-hidden data-off={captions === 'off' || undefined} />
            </QuietSelect>
          ) : null}
          <Control wide label={t('keys.title')} keys="?" onPress={onKeys}>
            <IconKeyboard size={22} aria-hidden />
          </Control>
          <WindowControls />
        </Group>
      </div>
    </Controls.Root>
  )
}
