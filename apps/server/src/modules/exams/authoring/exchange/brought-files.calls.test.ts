import { exams } from '@titian/contract'
import { type Item, mediaMark, mediaMarks } from '@titian/exam-items/shape'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeFile, photo } from '../../../files/factories.ts'
import { choiceItem } from '../copies/factories.ts'

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)])
const store = async (purpose: 'questionPicture' | 'questionAudio', bytes: Buffer, name: string) =>
  testApp.seal('file', (await makeFile(testApp, { purpose, bytes, name })).id)

async function preview(xml: string, by: Person) {
  const file = await makeFile(testApp, {
    ownerId: by.userId,
    purpose: 'questions',
    name: 'quiz.xml',
    bytes: Buffer.from(xml),
  })
  testApp.clock.pass(2)
  const input = { filePath: testApp.seal('file', file.id) }
  return (await testApp.ask(exams.previewQuestionImport, input, by)).body.data!
}
async function run(importSign: string, by: Person) {
  testApp.clock.pass(2)
  await testApp.ask(exams.runQuestionImport, { importSign }, by)
  return (await testApp.ask(exams.questionBankFindList, { sort: 'newest' }, by)).body.data!.list[0]!
}

it('[EXM-121] [EXM-201] [EXM-202] [EXM-203] an export to Moodle XML has files and tags, and is imported as the same question', async () => {
  const picture = await store('questionPicture', await photo(), 'ship & pier.jpg')
  const audio = await store('questionAudio', mp3, 'call.mp3')
  const item: Item = {
    ...choiceItem(
      `What "is" <it>?\n\n${mediaMark({ kind: 'picture', words: 'A ship > a boat', sign: picture })} So  $x<y$`,
    ),
    options: [
      { id: 'a', content: mediaMark({ kind: 'picture', words: 'Rail', sign: picture }) },
      { id: 'b', content: 'Road & rail' },
    ],
    analysis: `Listen: ${mediaMark({ kind: 'audio', words: 'The call', sign: audio })}`,
  } as Item
  testApp.clock.pass(2)
  const made = await testApp.ask(exams.questionBankAdd, { item, tags: ['Ports', '海运'] }, teacher)
  const signs = [made.body.data!.sign]
  const response = await testApp.ask(exams.exportQuestions, { form: 'xml', signs }, teacher)
  const xml = Buffer.from(response.body.data!.base64, 'base64').toString()
  expect(xml).toContain('@@PLUGINFILE@@/')
  expect(xml).not.toContain(picture)
  // In each text, every file occurs once.
  expect(xml.match(/<file /g)).toHaveLength(3)

  // The author already has this question. Another teacher receives the question with the same
  // files.
  expect((await preview(xml, teacher)).known).toHaveLength(1)
  const colleague = await testApp.person('teacher,normal')
  const { importSign, fresh, faults } = await preview(xml, colleague)
  expect([fresh.length, faults, fresh[0]?.warnings]).toEqual([1, [], []])
  const copy = await run(importSign, colleague)
  expect(copy.item).toEqual(item)
  expect(copy.tags).toEqual(['Ports', '海运'])
})

const quiz = (html: string, files: string) =>
  `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`
const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`

it('[EXM-120] [EXM-201] imports the pictures in a file of Moodle, and keeps the text of a broken one', async () => {
  const colleague = await testApp.person('teacher,normal')
  const html =
    '<p>See <img src="@@PLUGINFILE@@/my%20ship.jpg" alt=""> and <img alt="A trap" src="@@PLUGINFILE@@/evil.png"><img src="https://example.com/x.png"></p>'
  const beside =
    file('my ship.jpg', await photo(50, 40)) + file('evil.png', Buffer.from('<script>'))
  const { importSign, fresh } = await preview(quiz(html, beside), colleague)
  expect(fresh[0]?.stem).toBe('See [picture: my ship] and A trap')
  expect(fresh[0]?.warnings).toEqual(['Some of its pictures are left out.'])
  const { item } = await run(importSign, colleague)
  const [mark] = mediaMarks(item.stem)
  const response = await testApp.app.http.inject({ url: `/api/v1/file/public/${mark!.sign}` })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

it('[EXM-120] [EXM-201] lists a question that refers to an unknown picture as faulty', async () => {
  const colleague = await testApp.person('teacher,normal')
  const strange = quiz('![x](picture:abc)', '')
  const { fresh, faults } = await preview(strange, colleague)
  expect(fresh).toEqual([])
  expect(faults[0]?.text).toContain('not a file of your school')
})
