import { manifests } from './manifests.ts'
import { commonReasons, commonStaffReasons } from './wire/common-reasons.ts'
import type { FullTexts } from './wire/language.ts'

// This file joins the reasons of all nouns. No noun imports this file, because each noun knows only
// its own reasons and the common reasons.

type Manifests = typeof manifests

export type ReasonName =
  | keyof typeof commonReasons
  | { [Noun in keyof Manifests]: keyof Manifests[Noun]['reasons'] }[keyof Manifests]

const nouns = Object.entries(manifests)

/**
 * The reasons that explain a refusal more exactly than its code; sent as `extend.reason` with the
 * text as `msg`.
 */
export const reasons: Readonly<Record<ReasonName, FullTexts>> = Object.assign(
  { ...commonReasons },
  ...nouns.map(([, noun]) => noun.reasons),
)

/** Reasons that only calls of staff return: the student site does not load their texts. */
export const staffReasons: readonly string[] = [
  ...commonStaffReasons,
  ...nouns.flatMap(([, noun]) => noun.staffReasons),
]

/**
 * Reasons whose texts are loaded with the pages of their noun, not with the first page of the
 * student site.
 */
export const moduleReasons: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  nouns.flatMap(([name, noun]) => (noun.moduleReasons.length ? [[name, noun.moduleReasons]] : [])),
)
