import type { Language, VideoAuth } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { useState } from 'react'
import { rememberCaptions, rememberedCaptions, type CaptionChoice } from '../stage/preferences.ts'

/** CRS-110: the captions on the video, and the language of the transcript, which follows them. */
export function useCaptionChoice(auth: Pick<VideoAuth, 'captions'>) {
  const offered = auth.captions.map(({ language }) => language)
  const [choice, setChoice] = useState<CaptionChoice>(() =>
    rememberedCaptions(offered, currentLanguage()),
  )
  const [reading, setReading] = useState<Language>(
    choice === 'off'
      ? (offered.find((one) => one === currentLanguage()) ?? offered[0] ?? 'en')
      : choice,
  )
  const choose = (next: CaptionChoice) => {
    rememberCaptions(next)
    setChoice(next)
    if (next !== 'off') setReading(next)
  }
  return {
    choice,
    reading,
    setReading,
    choose,
    toggle: () => choose(choice === 'off' ? reading : 'off'),
  }
}
