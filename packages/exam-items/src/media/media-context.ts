import { createContext } from 'react'
import type { MediaTexts } from '../texts/media-texts.ts'
import type { MediaMark } from './media-marks.ts'

export const MediaWords = createContext<MediaTexts>({
  enlarge: '',
  close: '',
  gone: (words) => words,
})

/** Shows a picture as large as the window. */
export const Enlarge = createContext<(mark: MediaMark) => void>(() => undefined)
