import type { MediaPlayerInstance } from '@vidstack/react'
import { useEffect, useRef, type RefObject } from 'react'
import { keyAct, placeOf, type KeyAct } from './keys.ts'
import { rates, rememberRate } from './preferences.ts'

function changeSpeed(player: MediaPlayerInstance, by: number): void {
  const at = rates.findIndex((rate) => rate >= player.playbackRate)
  const rate = rates[Math.min(rates.length - 1, Math.max(0, at + by))] ?? 1
  rememberRate(rate)
  player.playbackRate = rate
}

function perform(player: MediaPlayerInstance, act: KeyAct, toggleCaptions: () => void): void {
  const { remoteControl } = player
  if (act.kind === 'playOrPause') remoteControl.togglePaused()
  else if (act.kind === 'mute') remoteControl.toggleMuted()
  else if (act.kind === 'fullScreen') remoteControl.toggleFullscreen()
  else if (act.kind === 'smallWindow') remoteControl.togglePictureInPicture()
  else if (act.kind === 'captions') toggleCaptions()
  else if (act.kind === 'speed') changeSpeed(player, act.by)
  else if (act.kind === 'volume') player.volume = Math.min(1, Math.max(0, player.volume + act.by))
  else if (act.kind === 'jump')
    remoteControl.seek(Math.min(player.duration, Math.max(0, player.currentTime + act.by)))
}

/** CRS-112: the keys of the player: letters while the focus is in it, space and arrows anywhere on the page. */
export function usePlayerKeys(
  player: RefObject<MediaPlayerInstance | null>,
  toggleCaptions: () => void,
): void {
  const toggle = useRef(toggleCaptions)
  useEffect(() => {
    toggle.current = toggleCaptions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const instance = player.current
      if (!instance || event.defaultPrevented) return
      const act = keyAct(event, placeOf(event.target, instance.el))
      if (!act) return
      event.preventDefault()
      perform(instance, act, toggle.current)
    }
    // The player takes the first key after its controls have hidden to show them again; this one is earlier.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [player])
}
