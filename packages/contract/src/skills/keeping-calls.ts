import { z } from 'zod'
import { skillNameMost } from '../employment/rules.ts'
import { importFile, importPreview, importRow, keptImportRow } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, page, reason, sign, size, version } from '../wire/fields.ts'
import { keptSkill, skillFields, skillKinds, skillUses } from './keeping-shapes.ts'

const save = { method: 'POST', who: 'staff', kind: 'save' } as const
const read = { ...save, kind: 'read' } as const
const code = z.string().trim().min(1).max(40)
const chosen = z.object({ importSign: sign })
const pair = z.object({ code, into: code })

/** The skills of a school for its staff (JOB-139 to JOB-145). */
export const skillKeepingCalls = {
  manageSkills: call({
    ...read,
    id: 'CALL-707',
    path: '/skill/manageSkills',
    input: z.object({
      page,
      size: size(),
      name: z.string().trim().max(skillNameMost).optional(),
      kind: z.enum(skillKinds).default('offered'),
    }),
    data: listOf(keptSkill),
  }),
  keptSkill: call({
    ...read,
    id: 'CALL-708',
    path: '/skill/keptSkill',
    input: z.object({ code }),
    data: keptSkill,
  }),
  /** Creates a skill, or with a code changes it with the version that was loaded. */
  saveSkill: call({
    ...save,
    id: 'CALL-709',
    path: '/skill/saveSkill',
    input: skillFields.extend({ code: code.nullable().default(null), version: version.default(0) }),
    data: keptSkill,
    refusals: ['alreadyDone', 'insertError'],
  }),
  retireSkill: call({
    ...save,
    id: 'CALL-710',
    path: '/skill/retireSkill',
    input: z.object({ code, version, isRetired: z.boolean() }),
    data: keptSkill,
    refusals: ['alreadyDone'],
  }),
  /** JOB-142: returns the records that a merge of the skill would change. */
  skillUses: call({
    ...read,
    id: 'CALL-711',
    path: '/skill/skillUses',
    input: z.object({ code }),
    data: skillUses,
  }),
  /** JOB-141: returns the target of the merge. */
  mergeSkill: call({
    ...save,
    id: 'CALL-712',
    path: '/skill/mergeSkill',
    input: pair.extend({ reason }),
    data: keptSkill,
    refusals: ['alreadyDone'],
  }),
  previewSkillImport: call({
    ...save,
    id: 'CALL-713',
    path: '/skill/previewSkillImport',
    input: importFile,
    data: importPreview,
  }),
  confirmSkillImport: call({
    ...save,
    id: 'CALL-714',
    path: '/skill/confirmSkillImport',
    input: chosen,
    data: z.object({ fresh: z.number().int(), changed: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listSkillImports: call({
    ...read,
    id: 'CALL-715',
    path: '/skill/listSkillImports',
    input: z.object({ page, size: size(20) }),
    data: listOf(importRow),
  }),
  /** The first 200 rows that were not removed, each with the reason. */
  undoSkillImport: call({
    ...save,
    id: 'CALL-716',
    path: '/skill/undoSkillImport',
    input: chosen,
    data: z.object({
      removed: z.number().int(),
      kept: z.number().int(),
      left: z.array(keptImportRow),
    }),
    refusals: ['alreadyDone'],
  }),
}
