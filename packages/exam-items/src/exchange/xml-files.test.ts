import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mediaMark } from '../media/media-marks.ts'
import { plainFromHtml } from '../notation/html-text.ts'
import { decodeEntities } from '../notation/plain-text.ts'
import { FileReader, withSigns, xmlBody } from './xml-files.ts'

const picture = mediaMark({ kind: 'picture', words: 'A map', sign: 'one' })
const files = new Map([['one', { name: 'map.png', base64: 'AAAA' }]])

/** Returns the text that is read from Moodle's HTML of a text with a picture. */
function throughXml(text: string): string {
  const html = decodeEntities(/<text>([^<]*)<\/text>/.exec(xmlBody(text, files))?.[1] ?? '')
  const file = { name: 'file', attributes: { name: 'map.png' }, text: 'AAAA', children: [] }
  const node = { name: 'questiontext', attributes: {}, text: '', children: [file] }
  return withSigns(plainFromHtml(new FileReader().read(html, node).html), ['one'])
}

it('[EXM-121] [EXM-183] empty lines and outer spaces of a text with a picture are kept', () => {
  const breaks = fc.nat({ max: 4 }).map((count) => '\n'.repeat(count + 1))
  const spaces = fc.nat({ max: 3 }).map((count) => ' '.repeat(count))
  const line = fc.tuple(spaces, fc.constantFrom('a', 'b  c', '<b>', '&nbsp;', '海运'), spaces)
  fc.assert(
    fc.property(fc.array(fc.tuple(line, breaks), { minLength: 1, maxLength: 4 }), (lines) => {
      const words = lines.map(([parts, end]) => `${parts.join('')}${end}`).join('')
      const text = `${words}${picture}${words}`.trim()
      expect(throughXml(text)).toBe(text)
    }),
  )
})
