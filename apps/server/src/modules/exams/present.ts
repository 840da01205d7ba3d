import { type FullTexts, isPassed, type Language, punctuationOf } from '@titian/contract'
import { type MediaKind, shortText } from '@titian/exam-items/shape'
import type { Context } from '../../platform/http/context.ts'
import { points } from './rules.ts'
import type { AttemptState } from './tables.ts'

/** The parts of a request that presenting needs. */
export type Reader = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

export const iso = (moment: Date | null): string | null => moment && moment.toISOString()

const stateNames = {
  in_progress: 'inProgress',
  submitted: 'submitted',
  auto_submitted: 'autoSubmitted',
} as const satisfies Record<AttemptState, string>

export function stateName(state: AttemptState) {
  return stateNames[state]
}

export function percentOf(score: number | null, total: number): number | null {
  return score === null || total === 0 ? null : Math.round((score * 10_000) / total) / 100
}

export function passedOf(score: number | null, total: number): boolean | null {
  return score === null ? null : isPassed(points(score), points(total))
}

const mediaNames: Record<MediaKind, FullTexts> = {
  picture: { en: 'picture', zh: '图片', my: 'gambar' },
  audio: { en: 'audio', zh: '音频', my: 'audio' },
}

/** Returns a stem for lists, with words instead of pictures and audio (EXM-201). */
export const shortStem = (stem: string, language: Language): string =>
  shortText(
    stem,
    ({ kind, words }) => `[${mediaNames[kind][language]}${punctuationOf(language).colon}${words}]`,
  )
