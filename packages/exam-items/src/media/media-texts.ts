import { createContext } from 'react'
import type { MediaMark } from './media-marks.ts'

/** The labels of pictures and audio, in the language of the site. */
export interface MediaTexts {
  /** The label of a picture's link. */
  enlarge: string
  close: string
  /** Shown for media that cannot be loaded. */
  gone: (words: string) => string
}

export const MediaWords = createContext<MediaTexts>({
  enlarge: '',
  close: '',
  gone: (words) => words,
})

/** Shows a picture as large as the window. */
export const Enlarge = createContext<(mark: MediaMark) => void>(() => undefined)
