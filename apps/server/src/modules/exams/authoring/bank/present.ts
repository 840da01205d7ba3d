import type { BankQuestion } from '@titian/contract'
import { type Item, itemTypeCode } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import { type OptionOf, sealOption } from './signs.ts'
import { mayEditQuestion } from '../../policy.ts'
import { type Reader, shortStem } from '../../present.ts'
import { points } from '../../rules.ts'
import type { BankRow } from './queries.ts'
import { optionName } from '@titian/exam-items/exchange'

export function bankQuestion(row: BankRow, actor: User, { seal, language }: Reader): BankQuestion {
  const {
    id,
    subjectName,
    level,
    points: worth,
    item,
    version,
    courseId,
    updatedAt,
    authorName,
    authorId,
  } = row
  return {
    idSign: seal('question', id),
    subjectName: shortStem(subjectName, language),
    type: itemTypeCode(item.kind),
    level,
    score: points(worth),
    item,
    tags: row.tags,
    version,
    courseIdSign: courseId === null ? null : seal('course', courseId),
    updatedAt: updatedAt.toISOString(),
    authorName: authorName ?? '',
    optionList: optionRows(item, { kind: 'question', id, version }, seal),
    may: { edit: mayEditQuestion(actor, { schoolId: row.schoolId, authorId }) },
  }
}

export function optionRows(
  item: Item,
  owner: OptionOf,
  seal: Reader['seal'],
): BankQuestion['optionList'] {
  if (!('options' in item)) return []
  return item.options.map(({ id, content }, place) => ({
    sign: sealOption(owner, place, seal),
    id,
    optionName: optionName(place),
    optionContent: content,
    subjectId: seal(owner.kind, owner.id),
  }))
}
