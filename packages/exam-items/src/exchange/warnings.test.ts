import { expect, it } from 'vitest'
import { readMoodleXml, type XmlNode } from '../exchange.ts'

const node = (name: string, text = '', ...children: XmlNode[]): XmlNode => ({
  name,
  attributes: {},
  text,
  children,
})
const texts = (name: string, text: string) => node(name, '', node('text', text))
const essay = (stem: string, ...more: XmlNode[]): XmlNode => ({
  name: 'question',
  attributes: { type: 'essay' },
  text: '',
  children: [texts('questiontext', stem), ...more],
})
const warningsOf = (question: XmlNode) => readMoodleXml(node('quiz', '', question), 1)[0]?.warnings

it.each<[string, XmlNode, string[]]>([
  [
    'several languages',
    essay(
      '<span lang="en" class="multilang">Salt</span><span lang="zh" class="multilang">盐</span>',
    ),
    ['languages'],
  ],
  ['a question that is hidden', essay('Write', node('hidden', '1')), ['hidden']],
  ['a text to begin with', essay('Write', texts('responsetemplate', 'Dear …')), ['template']],
  ['files of answers', essay('Write', node('attachments', '-1')), ['attachments']],
  [
    'nothing where Moodle says none of it',
    essay(
      'Write <span class="x">it</span>',
      node('hidden', '0'),
      node('attachments', '0'),
      texts('responsetemplate', ' '),
    ),
    [],
  ],
])('[EXM-231] names %s', (_, question, warnings) => {
  expect(warningsOf(question)).toEqual(warnings)
})
