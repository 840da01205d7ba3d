import { type ExamDraw, type exams, type ParsedOf, pickText, tagKey } from '@titian/contract'
import { itemKindOf, itemTypeCode } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { getCourseFor } from '../../../courses/index.ts'
import { getForTeacher } from '../examinations/access.ts'
import { getExamination } from '../examinations/queries.ts'
import { hundredths, points, releaseStates } from '../../rules.ts'
import { findTags } from '../tags/queries.ts'
import { tagTexts } from '../tags/texts.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import { assignPools, fits } from './rules.ts'

type Calls = typeof exams
type DrawCall = 'examDraws' | 'saveExamDraws'
type SignedIn = Context & { actor: User }
type Wanted = ParsedOf<Calls['saveExamDraws']>['draws'][number]
type Shown = Omit<queries.NewDraw, 'courseId' | 'kind' | 'level' | 'tagId'> &
  Pick<
    queries.DrawRow,
    'courseId' | 'kind' | 'level' | 'tagId' | 'courseNames' | 'tagName' | 'frozen'
  >

/**
 * Reads a rule of the input. The rule may name any course of the school, because the bank belongs
 * to the whole school.
 */
async function ruleOf(
  { db, school, actor, open }: SignedIn,
  { courseIdSign, type, level, tag, amount, score }: Wanted,
  tags: ReadonlyMap<string, number>,
): Promise<Shown> {
  const course =
    courseIdSign === null
      ? undefined
      : await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
  return {
    amount,
    points: hundredths(score),
    anyCourse: course === undefined,
    courseId: course?.id ?? null,
    courseNames: course?.names ?? null,
    kind: type === null ? null : (itemKindOf(type) ?? null),
    level,
    tagId: tag === null ? null : (tags.get(tagKey(tag)) ?? null),
    tagName: tag,
    frozen: 0,
  }
}

/** Reads the rules of the input. A rule with a tag that no question has is refused. */
async function rulesOf(
  context: SignedIn,
  wanted: readonly Wanted[],
): Promise<Shown[] | Refusal<'invalidInput'>> {
  const { db, school, language } = context
  const tags = await findTags(
    db,
    school.id,
    wanted.flatMap(({ tag }) => tag ?? []),
  )
  const unknown = wanted.flatMap(({ tag }, place) =>
    tag === null || tags.has(tagKey(tag)) ? [] : [`draws.${place}.tag`],
  )
  if (unknown.length > 0)
    return refusal('invalidInput', {
      fields: Object.fromEntries(unknown.map((path) => [path, tagTexts.tagUnknown[language]])),
    })
  return Promise.all(wanted.map((one) => ruleOf(context, one, tags)))
}

/** Returns the rules, and how many questions match each of them and all together. */
async function present(
  { db, school, seal, language }: SignedIn,
  { id, status }: { id: number; status: number },
  rules: readonly Shown[],
): Promise<ExamDraw[]> {
  const isDraft = status === releaseStates.draft
  const candidates = isDraft ? await queries.listCandidates(db, school.id, id, rules) : []
  const pools = assignPools(rules, candidates, Math.random)
  return rules.map((rule, place) => ({
    courseIdSign: rule.courseId === null ? null : seal('course', rule.courseId),
    courseName: rule.anyCourse
      ? ''
      : rule.courseNames && pickText(rule.courseNames, language, school.defaultLanguage),
    type: rule.kind === null ? null : itemTypeCode(rule.kind),
    level: rule.level,
    tag: rule.tagName,
    amount: rule.amount,
    score: points(rule.points),
    found: isDraft ? candidates.filter((one) => fits(rule, one)).length : rule.frozen,
    enough: !isDraft || (pools[place]?.length ?? 0) >= rule.amount,
  }))
}

async function presentNewest(context: SignedIn, examinationId: number) {
  const { db, school } = context
  const examination = await getExamination(db, school.id, examinationId)
  const rules = await queries.listDraws(db, school.id, examinationId)
  const draws = await present(context, examination, rules)
  return { version: examination.drawsVersion, draws }
}

export const drawAnswers: { [Name in DrawCall]: Answer<Calls[Name]> } = {
  examDraws: async ({ examinationId, draws: wanted }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    if (!wanted) return presentNewest(context, examination.id)
    const rules = await rulesOf(context, wanted)
    if (rules instanceof Refusal) return rules
    const draws = await present(context, examination, rules)
    return { version: examination.drawsVersion, draws }
  },
  saveExamDraws: async ({ examinationId, version, draws: wanted }, context) => {
    const { db, refuse } = context
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const rules = await rulesOf(context, wanted)
    if (rules instanceof Refusal) return rules
    const place = { schoolId: examination.schoolId, examinationId: examination.id }
    const rulesToSave = rules.map(({ courseNames: _, frozen: __, tagName: ___, ...rule }) => rule)
    const saved = await actions.saveDraws(db, place, version, rulesToSave)
    if (saved instanceof Refusal && saved.detail.reason !== 'changedMeanwhile') return saved
    const newer = await presentNewest(context, examination.id)
    return saved instanceof Refusal
      ? refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
      : newer
  },
}
