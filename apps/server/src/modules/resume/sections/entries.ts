import {
  type EntryFields,
  type ResumeSections,
  type SectionName,
  wrongField,
} from '@titian/contract'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import * as actions from '../actions.ts'
import { addEntry, removeEntry, updateEntry } from '../content/changes.ts'
import * as present from '../present.ts'
import { findUnknownTag } from '../tags/check.ts'

type Own = actions.Own

/** RES-065: refuses a resume of another person as not found. */
export function refuseForeign(
  { actor, open }: Own,
  resumeId: string,
): Refusal<'notFound'> | undefined {
  return open('resume', resumeId) === actor.userId ? undefined : refusal('notFound')
}

type Tags = Partial<Record<string, unknown>>

function refuseTags(context: Own, section: SectionName, fields: Tags) {
  const unknown = findUnknownTag(section, fields)
  return unknown === undefined
    ? undefined
    : refusal('invalidInput', { fields: wrongField(unknown, context.language) })
}

/** Lists the entries of a section; `named` gives the id its name in the API (RES-060). */
export async function list<Name extends SectionName, Row>(
  context: Own,
  section: Name,
  resumeId: string,
  named: (entry: ResumeSections[Name][number]) => Row,
): Promise<Row[] | Refusal<'notFound'>> {
  const refused = refuseForeign(context, resumeId)
  if (refused) return refused
  const { content } = await actions.getResume(context)
  const entries: ResumeSections[Name][number][] = content.sections[section]
  return entries.map(named)
}

interface Added {
  resumeId: string
  revision: number
  key: string
}

export async function add<Name extends SectionName>(
  context: Own,
  section: Name,
  { resumeId, revision: basis, key }: Added,
  fields: EntryFields<Name>,
) {
  const refused = refuseForeign(context, resumeId) ?? refuseTags(context, section, fields)
  if (refused) return refused
  const made = { basis, part: section, entryId: key, act: 'added' } as const
  const outcome = await actions.change(context, made, (content) =>
    addEntry(content, section, key, fields),
  )
  return outcome instanceof Refusal ? outcome : { ...present.changed(outcome), id: key }
}

export async function update<Name extends SectionName>(
  context: Own,
  section: Name,
  { id, revision: basis }: { id: string; revision: number },
  fields: EntryFields<Name> & { hidden: boolean },
) {
  const refused = refuseTags(context, section, fields)
  if (refused) return refused
  const made = { basis, part: section, entryId: id, act: 'changed' } as const
  return actions.confirmed(
    await actions.change(context, made, (content) => updateEntry(content, section, id, fields)),
  )
}

export async function remove(
  context: Own,
  section: SectionName,
  { id, revision: basis }: { id: string; revision: number },
) {
  const made = { basis, part: section, entryId: id, act: 'removed' } as const
  return actions.confirmed(
    await actions.change(context, made, (content) => removeEntry(content, section, id)),
  )
}
