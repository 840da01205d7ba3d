import { exams, type InputOf } from '@titian/contract'
import { makeFile } from '../../../apps/server/src/modules/files/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { makeAnswerFile } from '../../../apps/web/src/modules/exams/saving/answer-file.ts'
import { createAnswerSeal } from '../../../apps/web/src/modules/exams/saving/sealed-answers.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

type Item = InputOf<typeof exams.questionBankAdd>['item']

export function essay(word: string, number: number): Item {
  return {
    kind: 'annotation',
    stem: `${word} essay ${number}`,
    model: `${word} model`,
    analysis: '',
  }
}

function choice(word: string): Item {
  const options = ['one', 'two', 'three'].map((name) => ({ id: name, content: `${word} ${name}` }))
  return { kind: 'single', stem: `${word} choice`, options, answer: 'one', analysis: `${word} why` }
}

async function makeQuestions(testApp: TestApp, { teacher }: People, word: string, course: string) {
  const add = async (item: Item) =>
    (
      await act(
        testApp,
        exams.questionBankAdd,
        { item, level: 1, score: 50, courseIdSign: course, tags: [word] },
        teacher,
      )
    ).sign
  return {
    essay: await add(essay(word, 1)),
    choice: await add(choice(word)),
    spare: await add(essay(word, 2)),
  }
}

interface Plan {
  name: string
  course: string
  questions: string[]
}

async function makeExamination(
  testApp: TestApp,
  { teacher }: People,
  { name, course, questions }: Plan,
) {
  const fields = {
    examinationName: name,
    courseIdSign: course,
    totalScore: 100,
    examTime: 600,
    endTime: '2030-01-01T00:00:00Z',
    reviewWhen: 'graded' as const,
  }
  const { sign } = await act(testApp, exams.addExamination, fields, teacher)
  await act(
    testApp,
    exams.addExamSubject,
    { examinationId: sign, subjectIdList: questions },
    teacher,
  )
  const { list } = await act(testApp, exams.allExamSubjects, { examinationId: sign }, teacher)
  return { sign, subjects: list.map(({ id }) => id) }
}

/** The student hands in one attempt, which waits for marks, and begins a second attempt. */
async function sit(testApp: TestApp, { student, teacher }: People, examinationId: string) {
  const { recordId: submitted } = await act(testApp, exams.addRecord, { examinationId }, student)
  const { groups } = await act(testApp, exams.getExaminationPaper, { examinationId }, student)
  const children = groups.flatMap((group) => group.children)
  const essayChild = children.find(({ item }) => item.kind === 'annotation')?.unitestingBankId ?? ''
  const answerList = [{ unitestingBankId: essayChild, answer: 'My essay.', seq: 1 }]
  await act(testApp, exams.submit, { examinationId, recordId: submitted, answerList }, student)
  const { recordId: running } = await act(testApp, exams.addRecord, { examinationId }, student)
  const answers = [{ unitestingBankId: essayChild, answer: 'My late essay.', seq: 2 }]
  await act(testApp, exams.sendLateAnswers, { unitestingUserRecordId: submitted, answers }, student)
  const detail = await act(testApp, exams.byRecordId, { sign: submitted }, teacher)
  const late = detail.items.flatMap((item) => item.late)[0]?.lateId ?? ''
  return { submitted, running, essayChild, late }
}

/** The answer file that the student's exam window saves, created by the page's own code. */
async function saveFile(
  testApp: TestApp,
  { student }: People,
  examination: string,
  { submitted, essayChild }: { submitted: string; essayChild: string },
) {
  const seal = await createAnswerSeal((await act(testApp, exams.answerKey, {}, student)).key)
  if (!seal) throw new Error('There is no cryptography.')
  const of = { school: 'localhost', examination, attempt: submitted }
  const line = { questionId: essayChild, answer: 'From a file.', seq: 9, generation: 1 }
  const now = testApp.clock.now()
  return makeAnswerFile(seal, of, [{ ...line, at: now.getTime() }], now)
}

/** The student hands in an empty attempt, which needs no marks and can be reviewed. */
async function sitEmpty(
  testApp: TestApp,
  { student }: People,
  { sign: examinationId, subjects }: { sign: string; subjects: string[] },
) {
  const { recordId } = await act(testApp, exams.addRecord, { examinationId }, student)
  await act(testApp, exams.submit, { examinationId, recordId, answerList: [] }, student)
  return { reviewed: { recordId, subject: subjects[0] ?? '' } }
}

/** Gives the student more time in this examination. */
async function giveTime(testApp: TestApp, { student, teacher }: People, examinationId: string) {
  const sitter = testApp.seal('user', student.userId)
  const given = { examinationId, userIds: [sitter], extraMinutes: 10, reason: 'Slow network.' }
  await act(testApp, exams.saveAllowance, given, teacher)
  const { list } = await act(testApp, exams.listAllowances, { examinationId }, teacher)
  const allowance = list.flatMap(({ own }) => own?.allowanceId ?? [])[0] ?? ''
  return { sitter, allowance }
}

/** The teacher's imported files of questions, and one preview. */
async function makeImports(testApp: TestApp, { teacher }: People, word: string) {
  const { userId: ownerId, schoolId } = teacher
  const signs: string[] = []
  let path = ''
  for (const number of [1, 2, 3, 4, 5]) {
    const bytes = Buffer.from(`${word} import ${number} {T}`)
    const name = `${word}-${number}.gift`
    const file = await makeFile(testApp, { ownerId, schoolId, purpose: 'questions', name, bytes })
    path = testApp.seal('file', file.id)
    signs.push(
      (await act(testApp, exams.previewQuestionImport, { filePath: path }, teacher)).importSign,
    )
  }
  const [previewed = '', confirmed = ''] = signs
  await act(testApp, exams.runQuestionImport, { importSign: confirmed }, teacher)
  return { file: path, previewed, confirmed }
}

/**
 * An applied correction of the essay question, and the hash of the preview of a correction of the
 * other question.
 */
async function correct(
  testApp: TestApp,
  { teacher }: People,
  { sign: examinationId, subjects }: { sign: string; subjects: string[] },
) {
  const [first = '', second = ''] = subjects
  const points = {
    examinationId,
    subjectId: first,
    correction: { kind: 'points', points: 60 },
  } as const
  const { digest } = await act(testApp, exams.previewRegrade, points, teacher)
  const reason = 'It was worth more.'
  const { regradeId } = await act(
    testApp,
    exams.applyRegrade,
    { ...points, digest, reason },
    teacher,
  )
  const full = { examinationId, subjectId: second, correction: { kind: 'fullMarks' } } as const
  const preview = await act(testApp, exams.previewRegrade, full, teacher)
  return { regrade: regradeId, regradeDigest: preview.digest }
}

/** A choice question of the draft with a removable option: in the draft, and in the bank. */
async function listOptions(
  testApp: TestApp,
  { teacher }: People,
  { sign: examinationId, subjects }: { sign: string; subjects: string[] },
  { choice: bankSign }: { choice: string },
) {
  const { list } = await act(testApp, exams.twoList, { examinationId }, teacher)
  const bank = await act(testApp, exams.questionBankGetById, { sign: bankSign }, teacher)
  const copy = list.find(({ id }) => id === subjects[1])
  return {
    subject: subjects[1] ?? '',
    option: copy?.optionList.at(-1)?.sign ?? '',
    bankOption: bank.optionList.at(-1)?.sign ?? '',
  }
}

export async function makeExams(
  testApp: TestApp,
  people: People,
  word: string,
  courses: CourseScene,
) {
  const { course } = courses.free
  const questions = await makeQuestions(testApp, people, word, course)
  const plan = { course, questions: [questions.essay, questions.choice] }
  const draft = await makeExamination(testApp, people, { name: `${word} draft test`, ...plan })
  const released = await makeExamination(testApp, people, { name: `${word} test`, ...plan })
  await act(testApp, exams.updateReleaseStatus, { sign: released.sign, status: 1 }, people.teacher)
  const records = await sit(testApp, people, released.sign)
  const copies = await listOptions(testApp, people, draft, questions)
  const answerFile = await saveFile(testApp, people, released.sign, records)
  const second = await makeExamination(testApp, people, { name: `${word} second test`, ...plan })
  await act(testApp, exams.updateReleaseStatus, { sign: second.sign, status: 1 }, people.teacher)
  const empty = await sitEmpty(testApp, people, second)
  const corrected = await correct(testApp, people, released)
  const imports = await makeImports(testApp, people, word)
  const given = await giveTime(testApp, people, released.sign)
  return {
    questions,
    draft,
    released,
    imports,
    copies,
    answerFile,
    ...records,
    ...empty,
    ...corrected,
    ...given,
  }
}
export type ExamScene = Awaited<ReturnType<typeof makeExams>>
