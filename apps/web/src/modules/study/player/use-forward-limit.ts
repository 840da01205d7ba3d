import { toast } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ForwardLimit } from './forward-limit.ts'

/** CRS-114: moves a jump beyond the limit back to the limit, with an explanation. */
export function useForwardLimit(
  video: HTMLVideoElement | null,
  limit: ForwardLimit,
  onPlaying: () => void,
): void {
  const { t } = useTranslation('study')
  useEffect(() => {
    if (!video) return undefined
    const bound = () => {
      const allowed = limit.bound(video.currentTime)
      if (allowed === video.currentTime) return
      video.currentTime = allowed
      toast.failure(t('player.limited'))
    }
    const reach = () => {
      if (!video.seeking && !video.paused) limit.reach(video.currentTime)
    }
    video.addEventListener('seeking', bound)
    video.addEventListener('timeupdate', reach)
    video.addEventListener('playing', onPlaying)
    return () => {
      video.removeEventListener('seeking', bound)
      video.removeEventListener('timeupdate', reach)
      video.removeEventListener('playing', onPlaying)
    }
  }, [video, limit, onPlaying, t])
}
