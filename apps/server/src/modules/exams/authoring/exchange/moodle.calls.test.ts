import { exams } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeFile } from '../../../files/factories.ts'
import { openClassroom } from '../../sitting/saving/factories.ts'
import { questions, questionVersions } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const xml = (...questionTags: string[]) => `<quiz>${questionTags.join('')}</quiz>`

/** Returns the preview of a file for a new teacher. */
async function preview(text: string, name = 'a.xml') {
  const teacher = await testApp.person('teacher,normal')
  const { userId: ownerId, schoolId } = teacher
  const bytes = Buffer.from(text)
  const file = await makeFile(testApp, { ownerId, schoolId, purpose: 'questions', name, bytes })
  const filePath = testApp.seal('file', file.id)
  const { body } = await testApp.ask(exams.previewQuestionImport, { filePath }, teacher)
  return { teacher, body, data: body.data }
}

const storedOf = async ({ userId }: Person) => {
  const rows = await testApp.db
    .select({ item: questionVersions.item })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(eq(questions.authorId, userId))
    .orderBy(questions.id)
  return rows.map(({ item }) => item)
}

/** Imports a file and returns its stored questions. */
async function imported(text: string, name?: string) {
  const { teacher, body, data } = await preview(text, name)
  if (!data) throw new Error(body.msg)
  await testApp.ask(exams.runQuestionImport, { importSign: data.importSign }, teacher)
  return { teacher, data, items: await storedOf(teacher) }
}

const exported = async (teacher: Person, form: 'gift' | 'xml') => {
  const { body } = await testApp.ask(exams.exportQuestions, { form }, teacher)
  return Buffer.from(body.data?.base64 ?? '', 'base64').toString()
}

describe('a star in an accepted answer', () => {
  const metal = xml(
    '<question type="shortanswer"><name><text>w</text></name><questiontext format="html"><text>Name the metal</text></questiontext>',
    '<answer fraction="100"><text>*copper*</text></answer></question>',
  )

  it('[EXM-225] of Moodle XML and GIFT matches any letters in an examination, and is exported as a star', async () => {
    for (const [text, name, form] of [
      [metal, 'a.xml', 'xml'],
      ['Name the metal {=*copper*}', 'a.gift', 'gift'],
    ] as const) {
      const { teacher, data, items } = await imported(text, name)
      expect(data).toMatchObject({ faulty: 0, fresh: [{ warnings: [] }] })
      expect(items).toMatchObject([{ blanks: [['*copper*']], matching: [{ wildcard: true }] }])
      const marks: Record<string, unknown> = {}
      for (const answer of ['copper', 'a copper wire', '*copper*', 'tin']) {
        const room = await openClassroom(testApp, { items })
        const recordId = await room.begin()
        await room.submit(recordId, [{ place: 0, answer: [answer] }])
        marks[answer] = (await room.detail(recordId)).items[0]?.score
      }
      expect(marks).toEqual({ copper: 10, 'a copper wire': 10, '*copper*': 10, tin: 0 })
      expect(await exported(teacher, form)).toMatch(/[>=]\*copper\*/)
    }
  })

  it('[EXM-225] written by a teacher is an escaped star in Moodle files', async () => {
    for (const [text, name, form] of [
      [metal.replace('*copper*', 'a\\*b'), 'a.xml', 'xml'],
      ['Name the metal {=a\\*b}', 'a.gift', 'gift'],
    ] as const) {
      const { teacher, items } = await imported(text, name)
      expect(items).toMatchObject([{ blanks: [['a*b']] }])
      expect(items).not.toMatchObject([{ matching: [{ wildcard: true }] }])
      expect(await exported(teacher, form)).toContain(form === 'xml' ? '>a\\*b<' : '=a\\\\*b')
    }
  })
})

const choice = (stem: string, options: string, more = '') =>
  xml(
    `<question type="multichoice"><name><text>q</text></name><questiontext format="html"><text>${stem}</text></questiontext>`,
    `<single>true</single>${more}${options}</question>`,
  )
const option = (text: string, fraction: number) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`
const two = option('right', 100) + option('wrong', 0)

describe('HTML in a file of Moodle', () => {
  it.each([
    [
      'The list begins: <pre>1. AAA<br/>2. AAB</pre> Which is third?',
      'The list begins:\n1. AAA\n2. AAB\nWhich is third?',
    ],
    [
      '<![CDATA[<pre>\nfor i in x:\n    print(i)\n\nprint(2)</pre>]]>',
      'for i in x:\n    print(i)\n\nprint(2)',
    ],
    [
      'What is 10<sup>2</sup> of H<sub>2</sub>O, x<sup>a+b</sup>?',
      'What is 10² of H₂O, x$^{a+b}$?',
    ],
    ['<![CDATA[x &le; 5, &pi;r&sup2; &radic;2]]>', 'x ≤ 5, πr² √2'],
    ['<![CDATA[if a<b and c>d]]>', 'if a<b and c>d'],
    ['Do: <ol><li>One</li><li>Two</li></ol>', 'Do:\n1. One\n2. Two'],
    ['<table><tr><td>12</td><td>34</td></tr><tr><td>5</td><td>6</td></tr></table>', '12\t34\n5\t6'],
  ])('[EXM-226] %j is stored as %j', async (html, stem) => {
    const { items } = await imported(choice(html, two))
    expect(items).toMatchObject([{ stem }])
  })

  it('[EXM-226] is read in answers and in GIFT too', async () => {
    const powers = option('10<sup>2</sup>', 100) + option('10<sup>3</sup>', 0)
    const { items } = await imported(choice('Which?', powers))
    expect(items).toMatchObject([{ options: [{ content: '10²' }, { content: '10³' }] }])
    const gift = await imported('::p::[html]<pre>\nfor i\\:\n    print(i)\n</pre>{=1 ~2}', 'a.gift')
    expect(gift.items).toMatchObject([{ stem: 'for i:\n    print(i)' }])
  })
})

describe('content of a Moodle file that the bank cannot store', () => {
  const wordsOf = async (text: string, name?: string) =>
    (await preview(text, name)).data?.fresh.flatMap(({ warnings }) => warnings).join(' ')

  it('[EXM-227] is listed: tables, units and weights', async () => {
    expect(await wordsOf(choice('<table><tr><td>1</td></tr></table>', two))).toContain('table')
    const number = '<question type="numerical"><questiontext><text>How many?</text></questiontext>'
    const units = '<units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit></units>'
    const answer = '<answer fraction="100"><text>5</text></answer>'
    expect(await wordsOf(xml(`${number}${answer}${units}</question>`))).toContain('units')
    expect(await wordsOf(choice('W', option('a', 100) + option('b', -33.33)))).toContain(
      'add or remove',
    )
    expect(await wordsOf('W {~%75%a ~%25%b ~c}', 'a.gift')).toContain('add or remove')
    expect(await wordsOf('W {~%50%a ~%50%b ~%-100%c}', 'a.gift')).toBe('')
    expect(await wordsOf(choice('W', two, '<shuffleanswers>1</shuffleanswers>'))).toBe('')
  })
})

describe('the settings of options in a Moodle file', () => {
  it('[EXM-252] [EXM-253] are stored and exported unchanged', async () => {
    const said = (text: string, feedback: string) =>
      `<answer fraction="${text === 'right' ? 100 : 0}"><text>${text}</text><feedback format="html"><text>${feedback}</text></feedback></answer>`
    const options = said('right', '') + said('wrong', '10<sup>2</sup> is 100')
    const { teacher, data, items } = await imported(
      choice('W', options, '<shuffleanswers>0</shuffleanswers>'),
    )
    expect(data.fresh).toMatchObject([{ warnings: [] }])
    expect(items).toEqual([
      {
        kind: 'single',
        stem: 'W',
        options: [
          { id: 'a', content: 'right' },
          { id: 'b', content: 'wrong', feedback: '10² is 100' },
        ],
        keepOrder: true,
        answer: 'a',
        analysis: '',
      },
    ])
    const back = await imported(await exported(teacher, 'xml'))
    // The exported file has the questions of the whole school.
    expect(back.items).toContainEqual(items[0])
    const gift = await testApp.ask(exams.exportQuestions, { form: 'gift' }, teacher)
    expect(gift.body.data?.notes[0]?.texts.join(' ')).toContain('keep their order')
  })
})

describe('a file with errors', () => {
  const faultsOf = async (text: string, name?: string) => (await preview(text, name)).data?.faults

  it('[EXM-257] in its XML is refused with the line and its text', async () => {
    const text = `<quiz>\n<question type="essay">\n<questiontext><text>Oil & gas</text></questiontext></question>\n</quiz>`
    expect(await faultsOf(text)).toMatchObject([
      {
        line: 3,
        question: expect.stringContaining('Oil & gas'),
        text: expect.stringContaining('&amp;'),
      },
    ])
  })

  it('[EXM-257] is read without a root element, or as GIFT that begins with a tag', async () => {
    const piece = choice('W', two).replaceAll(/<\/?quiz>/g, '')
    for (const text of [piece, `<?xml version="1.0"?>\n${piece}`])
      expect((await imported(text)).items).toMatchObject([{ kind: 'single', stem: 'W' }])
    expect((await imported('<b>Which</b> one? {=x ~y}', 'a.gift')).items).toMatchObject([
      { kind: 'single', stem: '<b>Which</b> one?' },
    ])
  })

  it('[EXM-254] [EXM-255] may be Aiken, and categories of GIFT become tags of the bank', async () => {
    const { items } = await imported('Which?\nA. x\nB. y\nANSWER: B\n', 'a.txt')
    expect(items).toMatchObject([{ kind: 'single', stem: 'Which?', answer: 'b' }])
    const { teacher } = await imported('$CATEGORY: top/Ports\n\nIs it? {T}', 'a.gift')
    const listed = await testApp.ask(exams.questionBankFindList, { subjectName: 'Is it' }, teacher)
    expect(listed.body.data?.list.map(({ tags }) => tags)).toContainEqual(['Ports'])
  })
})

it('[EXM-228] reads and writes tags of GIFT, and accepts ~= as the right answer', async () => {
  const { teacher, data, items } = await imported(
    '// [tag:safety] [tag:week 2]\nWhich? {\n~stone\n~=apple\n}',
    'a.gift',
  )
  expect(data.faulty).toBe(0)
  expect(items).toMatchObject([{ kind: 'single', answer: 'b' }])
  const listed = await testApp.ask(exams.questionBankFindList, { subjectName: 'Which' }, teacher)
  expect(JSON.stringify(listed.body.data)).toContain('week 2')
  expect(await exported(teacher, 'gift')).toContain('// [tag:safety] [tag:week 2]\n')
})

describe('a matching question', () => {
  const subquestion = '<subquestion format="html"><text>'
  it.each([
    ['a.gift', 'gift', 'Where? {=Klang -> Selangor =Muar -> Johor =Sepang -> Selangor = -> Sabah}'],
    [
      'a.xml',
      'xml',
      xml(
        '<question type="matching"><questiontext format="html"><text>Where?</text></questiontext>',
        `${subquestion}<![CDATA[<p>Klang</p>]]></text><answer><text>Selangor</text></answer></subquestion>`,
        `${subquestion}Muar</text><answer><text>Johor</text></answer></subquestion>`,
        `${subquestion}Sepang</text><answer><text>Selangor</text></answer></subquestion>`,
        `${subquestion}</text><answer><text>Sabah</text></answer></subquestion></question>`,
      ),
    ],
  ] as const)('[EXM-241] of %s is imported, exported and recognised', async (name, form, text) => {
    const { teacher, data, items } = await imported(text, name)
    expect(data.faults).toEqual([])
    expect(items).toMatchObject([
      {
        kind: 'matching',
        stem: 'Where?',
        prompts: ['Klang', 'Muar', 'Sepang'].map((content) => ({ content })),
        options: ['Selangor', 'Johor', 'Sabah'].map((content) => ({ content })),
        scoring: 'each',
      },
    ])
    const [item] = items
    if (item?.kind !== 'matching') throw new Error('There is no matching question.')
    const [selangor, johor] = item.options
    expect(item.answer).toEqual([selangor!.id, johor!.id, selangor!.id])
    const file = await exported(teacher, form)
    const again = await imported(file, name)
    expect(again.items).toContainEqual(item)
  })
})
