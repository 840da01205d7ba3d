import { type exams, mostExchanged, mostExportNotes, mostImportFaults } from '@titian/contract'
import { exportLosses, normaliseItem, writeGift, writeMoodleXml } from '@titian/exam-items/exchange'
import { itemKindOf, itemTypeCode } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { confirmImport, listImports, storePreview, undoImport } from '../../../people/index.ts'
import { listBank } from '../bank/queries.ts'
import { refuseStranger } from '../examinations/access.ts'
import { mayEditQuestion } from '../../policy.ts'
import { shortStem } from '../../present.ts'
import { points } from '../../rules.ts'
import { readQuestionFile } from './actions.ts'
import { readNamed } from './files.ts'
import { getOwner } from './queries.ts'
import { questionImport, questionSteps, rowFault } from './question-import.ts'
import type { WaitingQuestion } from './rules.ts'
import { writeQuestionSheet, writeTemplate } from './sheet.ts'
import {
  fileName as exportName,
  filesTooMuch,
  lossText,
  templateName,
  warningText,
} from './texts.ts'

type Calls = typeof exams
type ExchangeCall =
  | 'previewQuestionImport'
  | 'runQuestionImport'
  | 'listQuestionImports'
  | 'undoQuestionImport'
  | 'exportQuestions'
  | 'questionTemplate'

type CallerContext = Context & { actor: User }

const mayManageAll = ({ roles }: User): boolean =>
  roles.has('schoolAdmin') || roles.has('platformAdmin')

/** Returns an import of the caller, or for staff any of the school, or refuses. */
async function openImport(
  context: CallerContext,
  sign: string,
): Promise<number | Refusal<'noPermission'>> {
  const { db, actor, open, refuse } = context
  const importId = open('questionImport', sign)
  const authorId = await getOwner(db, { schoolId: actor.schoolId, importId })
  if (!mayEditQuestion(actor, { schoolId: actor.schoolId, authorId })) return refuse('noPermission')
  return importId
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  gift: 'text/plain;charset=utf-8',
  xml: 'application/xml',
}

export const exchangeAnswers: { [Name in ExchangeCall]: Answer<Calls[Name]> } = {
  previewQuestionImport: async ({ courseIdSign, ...given }, context) => {
    const { actor, language, seal, open } = context
    const courseId = courseIdSign === null ? null : open('course', courseIdSign)
    const stranger = courseId === null ? undefined : await refuseStranger(context, courseId)
    if (stranger instanceof Refusal) return stranger
    const file = await readQuestionFile(given, context)
    if (file instanceof Refusal) return file
    const kind = questionImport({ authorId: actor.userId, courseId })
    const { id, faulty, plan } = await storePreview(kind, file, {}, context)
    const checked = kind.check(file.rows, {}, context.school)
    const fresh = new Set(plan.fresh.map(({ line }) => line))
    const shown = ({ line, item, level, points: worth, warnings }: WaitingQuestion) => ({
      line,
      stem: shortStem(item.stem, language),
      type: itemTypeCode(item.kind),
      level,
      score: points(worth),
      warnings: warnings.map((one) => warningText(one, language)),
    })
    return {
      importSign: seal('questionImport', id),
      fileName: file.fileName,
      rows: file.rows.length,
      fresh: plan.fresh.map(shown),
      known: checked.rows.filter(({ line }) => !fresh.has(line)).map(shown),
      faulty,
      unknownColumns: file.unknownColumns,
      faults: plan.faults.slice(0, mostImportFaults).map((fault) => {
        const { line, value, text } = rowFault(fault, language)
        return { line, question: value, text }
      }),
    }
  },
  runQuestionImport: async ({ importSign }, context) => {
    const importId = await openImport(context, importSign)
    if (importId instanceof Refusal) return importId
    const done = await confirmImport(questionSteps, importId, context)
    return done instanceof Refusal ? done : { importSign, made: done.fresh }
  },
  listQuestionImports: async (page, context) => {
    const own = mayManageAll(context.actor) ? {} : { byUserId: context.actor.userId }
    return listImports(questionSteps, { ...page, ...own }, context)
  },
  undoQuestionImport: async ({ importSign }, context) => {
    const importId = await openImport(context, importSign)
    if (importId instanceof Refusal) return importId
    const done = await undoImport(questionSteps, importId, context)
    return done instanceof Refusal ? done : { removed: done.removed }
  },
  exportQuestions: async (
    { form, subjectName, type, level, courseIdSign, tag, signs },
    context,
  ) => {
    const { db, school, language, now, open, refuse } = context
    const ids = signs && [...new Set(signs.map((sign) => open('question', sign)))]
    const { list, total } = await listBank(db, school.id, {
      // FRM-328: the filter applies only if no question is ticked.
      ...(ids
        ? { subjectName: '', ids }
        : {
            subjectName,
            kind: type === undefined ? undefined : itemKindOf(type),
            level,
            courseId: courseIdSign === undefined ? undefined : open('course', courseIdSign),
            tag,
          }),
      page: 1,
      size: mostExchanged,
    })
    // An empty file is refused. A ticked question that was deleted is refused as not found.
    if (total === 0 || (ids && total < ids.length)) return refuse('notFound')
    if (total > mostExchanged) return refuse('invalidInput', 'questionsTooMany')
    const questions = list.map(({ item, level: hardness, points: worth, tags }) => ({
      item: normaliseItem(item),
      level: hardness,
      points: worth,
      tags,
    }))
    const items = form === 'xml' ? questions.map(({ item }) => item) : []
    const files = await readNamed(context, items)
    if (!files) return refuse('invalidInput', { fields: { form: filesTooMuch[language] } })
    const content =
      form === 'xlsx'
        ? await writeQuestionSheet(questions, language)
        : Buffer.from(form === 'gift' ? writeGift(questions) : writeMoodleXml(questions, files))
    const day = now.toISOString().slice(0, 10)
    const notes = questions.flatMap((question) => {
      const texts = exportLosses(question, form).map((loss) => lossText(loss, language))
      return texts.length > 0 ? [{ question: shortStem(question.item.stem, language), texts }] : []
    })
    return {
      noted: notes.length,
      notes: notes.slice(0, mostExportNotes),
      fileName: `${exportName[language]}-${day}.${form === 'gift' ? 'gift.txt' : form}`,
      type: types[form],
      base64: content.toString('base64'),
    }
  },
  questionTemplate: async (_, { language }) => ({
    fileName: `${templateName[language]}.xlsx`,
    type: types.xlsx,
    base64: (await writeTemplate(language)).toString('base64'),
  }),
}
