import { manifests } from './manifests.ts'
import { commonReasons, commonStaffReasons } from './wire/common-reasons.ts'
import type { FullTexts } from './wire/language.ts'

// This file joins what the nouns have, and no noun imports it: each knows its own reasons and those of the wire.

type Manifests = typeof manifests

export type ReasonName =
  | keyof typeof commonReasons
  | { [Noun in keyof Manifests]: keyof Manifests[Noun]['reasons'] }[keyof Manifests]

const nouns = Object.entries(manifests)

/** Why exactly a call was refused, where the code alone does not say it; sent as `extend.reason`, its text as `msg`. */
export const reasons: Readonly<Record<ReasonName, FullTexts>> = Object.assign(
  { ...commonReasons },
  ...nouns.map(([, noun]) => noun.reasons),
)

/** Reasons that only calls of the staff give: the student site does not load their texts. */
export const staffReasons: readonly string[] = [
  ...commonStaffReasons,
  ...nouns.flatMap(([, noun]) => noun.staffReasons),
]

/** Reasons whose texts come with the pages of their noun, not with the first page of the student site. */
export const moduleReasons: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  nouns.flatMap(([name, noun]) => (noun.moduleReasons.length ? [[name, noun.moduleReasons]] : [])),
)
