import type { KeptSkill, Language } from '@titian/contract'
import {
  bookOf,
  foldSkill,
  nameOfGroup,
  platformSkill,
  platformSkills,
  type SchoolSkillRow,
} from '../../resume/index.ts'

type Row = SchoolSkillRow | undefined

function keptSkill(
  code: string,
  row: Row,
  mergedInto: string,
  language: Language,
): KeptSkill | undefined {
  const ofPlatform = platformSkill(code)
  const names = ofPlatform?.names ?? row?.names
  if (!names) return undefined
  const jobGroup = row?.jobGroup ?? ''
  return {
    code,
    isOwn: !ofPlatform,
    names,
    aliases: row?.aliases ?? [],
    platformAliases: [...(ofPlatform?.aliases ?? [])],
    jobGroup,
    jobGroupName: nameOfGroup(jobGroup, language),
    isRetired: !!row?.retiredAt,
    mergedInto,
    changedAt: row?.changedAt.toISOString() ?? null,
    version: row?.version ?? 0,
  }
}

/** Returns every skill visible to the school's staff, sorted by name in the reader's language. */
export function keptSkills(rows: readonly SchoolSkillRow[], language: Language): KeptSkill[] {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const { findSkill } = bookOf(rows)
  const codes = new Set([...platformSkills.map(({ code }) => code), ...byCode.keys()])
  const order = new Intl.Collator(language === 'my' ? 'ms' : language)
  return [...codes]
    .flatMap((code) => {
      const row = byCode.get(code)
      const merged = row?.mergedInto ? (findSkill(row.mergedInto)?.names[language] ?? '') : ''
      return keptSkill(code, row, merged, language) ?? []
    })
    .toSorted((one, other) => order.compare(one.names[language], other.names[language]))
}

const kinds: Record<string, (skill: KeptSkill) => boolean> = {
  offered: ({ isRetired, mergedInto }) => !isRetired && !mergedInto,
  platform: ({ isOwn }) => !isOwn,
  own: ({ isOwn, isRetired, mergedInto }) => isOwn && !isRetired && !mergedInto,
  retired: ({ isRetired, mergedInto }) => isRetired && !mergedInto,
  merged: ({ mergedInto }) => mergedInto !== '',
}

/** Returns the skills of one kind with a word that contains the text. */
export function filtered(
  all: readonly KeptSkill[],
  { name, kind }: { name?: string | undefined; kind: string },
): KeptSkill[] {
  const text = foldSkill(name ?? '')
  const has = ({ names, aliases, platformAliases }: KeptSkill) =>
    [...Object.values(names), ...aliases, ...platformAliases].some((word) =>
      foldSkill(word).includes(text),
    )
  return all.filter((skill) => kinds[kind]?.(skill) && (text === '' || has(skill)))
}
