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

/** Actions of the page; the player handles other keys. */
export interface PageActs {
  captions: () => void
  note?: () => void
  help: () => void
}

function perform(player: MediaPlayerInstance, act: KeyAct, page: PageActs): void {
  const { remoteControl } = player
  if (act.kind === 'playOrPause') remoteControl.togglePaused()
  else if (act.kind === 'mute') remoteControl.toggleMuted()
  else if (act.kind === 'fullScreen') remoteControl.toggleFullscreen()
  else if (act.kind === 'smallWindow') remoteControl.togglePictureInPicture()
  else if (act.kind === 'captions' || act.kind === 'note' || act.kind === 'help') page[act.kind]?.()
  else if (act.kind === 'tenth') remoteControl.seek((player.duration * act.of) / 10)
  else if (act.kind === 'speed') changeSpeed(player, act.by)
  else if (act.kind === 'volume') player.volume = Math.min(1, Math.max(0, player.volume + act.by))
  else if (act.kind === 'jump')
    remoteControl.seek(Math.min(player.duration, Math.max(0, player.currentTime + act.by)))
}

/**
 * CRS-112: the keys of the player: letters while the player has the focus, space and arrows
 * anywhere on the page.
 */
export function usePlayerKeys(player: RefObject<MediaPlayerInstance | null>, page: PageActs): void {
  const acts = useRef(page)
  useEffect(() => {
    acts.current = page
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const instance = player.current
      if (!instance || event.defaultPrevented) return
      const place = placeOf(event.target, instance.el)
      const act = keyAct(event, place)
      if (!act) return
      event.preventDefault()
      perform(instance, act, acts.current)
      // CRS-218: the player takes the focus, so that single letters work from then on.
      if (!place.inPlayer) instance.el?.focus({ preventScroll: true })
    }
    // In the capture phase, because with hidden controls the player uses the first key to show
    // them.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [player])
}
