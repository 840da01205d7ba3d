// @vitest-environment happy-dom
import { Editor } from '@tiptap/react'
import { isOwnVideo, pictureBase, richText } from '@titian/contract'
import sanitizeHtml from 'sanitize-html'
import { afterEach, expect, it } from 'vitest'
import { cleanPasted, isPictureAlone } from './clean-pasted.ts'
import { extensions } from './extensions.ts'
import { emptyTable } from './table.ts'
import { wordSample } from './factories.ts'

/** Cleans a text with the same list of elements as the server. */
const clean = (html: string) => {
  // The types lack one of the options.
  const allowed: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
    allowedTags: richText.tags,
    allowedAttributes: richText.attributes,
    allowedSchemes: richText.schemes,
    allowedSchemesByTag: { img: richText.pictureSchemes },
    allowProtocolRelative: false,
    allowedEmptyAttributes: ['alt', 'controls'],
    exclusiveFilter: ({ tag, attribs }) => tag === 'video' && !isOwnVideo(attribs['src'] ?? ''),
  }
  return sanitizeHtml(html, allowed)
}

let editor: Editor | undefined
afterEach(() => {
  editor?.destroy()
  editor = undefined
})

function write(content: string): Editor {
  editor?.destroy()
  editor = new Editor({ extensions, content, injectCSS: false })
  return editor
}

/** Compares elements, attributes and texts, independent of the notation of tags. */
function shape(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const serialize = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()
    return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(serialize).join('')}</>`
  }
  return serialize(body)
}

it('[TCH-153] keeps headings, lists, tables and emphasis of a pasted Word document, and removes the rest', () => {
  const { html, pictures } = cleanPasted(wordSample)
  const text = write(html).getHTML()
  expect(pictures).toBe(1)
  expect(text).toContain('<h2>Packing for the sea</h2><h2>What you learn</h2>')
  expect(text).toContain('<h3>In short</h3>')
  expect(text).toContain('<h4>Steps</h4>')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'must be <strong>dry</strong> and <em>tight</em>, and it costs <strong>RM 5</strong> &amp; more.',
  )
  expect(text).toContain(
    '<ul><li><p>Wood</p><ul><li><p>Pine</p></li></ul></li><li><p>Paper</p></li></ul>',
  )
  expect(text).toContain('<ol><li><p>Weigh</p></li><li><p>Close</p></li></ol>')
  expect(text).toContain(
    '<table><tbody><tr><td colspan="2"><p><strong>Box</strong></p></td></tr><tr><td><p>Small</p></td><td><p>2 kg</p></td></tr></tbody></table>',
  )
  expect(text).toContain('href="https://example.org/a"')
  expect(text).not.toMatch(
    /mso|style=|class=|script|alert|onclick|javascript|file:|<o:|<v:|Symbol/i,
  )
})

it('[TCH-153] creates nothing that the server removes, and shows what the server kept', () => {
  const all = [
    cleanPasted(wordSample).html,
    `<p>One<br>two <u>three</u> <s>four</s></p><hr><ol start="3"><li><p>x</p></li></ol><blockquote><p>q</p></blockquote>`,
    `<p>a</p><img src="${pictureBase}abcdefghijklmnopqrstuv" alt="A box" width="300" height="200"><p>b</p>`,
    `<p>a</p><video src="${pictureBase}abcdefghijklmnopqrstuv" aria-label="Rice" controls preload="metadata"></video><p>b</p>`,
    `<table><thead><tr><th>Head</th></tr></thead><tbody><tr><td rowspan="2">a</td></tr><tr></tr></tbody></table>`,
  ]
  for (const content of all) {
    const made = write(content).getHTML()
    const cleaned = clean(made)
    expect(shape(cleaned)).toBe(shape(made))
    expect(shape(write(cleaned).getHTML())).toBe(shape(made))
  }
})

it('[TCH-153] keeps a table that the teacher creates, and includes no picture of other servers', () => {
  const made = write('<p>a</p>')
  made.commands.insertContent(emptyTable)
  expect(made.getHTML().match(/<t[hd]>/g)).toHaveLength(9)
  const pasted = cleanPasted(
    `<img src="data:image/png;base64,AAAA"><img src="https://other.example/a.png"><img src="${pictureBase}x">`,
  )
  expect([pasted.pictures, pasted.html]).toEqual([2, `<img src="${pictureBase}x">`])
  expect(isPictureAlone('<meta charset="utf-8"><img src="https://a.example/b.png">')).toBe(true)
  expect(isPictureAlone('<p>Words</p><img src="https://a.example/b.png">')).toBe(false)
})

it('[TCH-153] creates no script from typed or pasted text', () => {
  const typed = write('<p></p>')
  typed.commands.insertContent({
    type: 'text',
    text: '<script>alert(1)</script><img src=x onerror=y>',
  })
  expect(typed.getHTML()).toContain('&lt;script&gt;')
  const pasted = write(
    cleanPasted('<svg onload=alert(1)></svg><img src=x onerror=y><p>ok</p>').html,
  )
  expect(pasted.getHTML()).toBe('<p>ok</p>')
})

it('[CNT-100] plays videos of the school in a text, and none from other servers', () => {
  const own = `${pictureBase}abcdefghijklmnopqrstuv`
  const made = write('<p>a</p>')
  made.commands.insertContent({ type: 'video', attrs: { src: own, 'aria-label': 'Rice' } })
  expect(made.getHTML()).toContain(
    `<video src="${own}" aria-label="Rice" controls="" preload="metadata"></video>`,
  )
  const strange = [
    '<video src="https://other.example/a.mp4"></video>',
    `<video src="${own}/../../secret"></video>`,
    '<video><source src="https://other.example/a.mp4"></video>',
    '<iframe title="Video"></iframe>',
  ]
  for (const html of strange)
    expect(write(cleanPasted(`${html}<p>ok</p>`).html).getHTML()).not.toMatch(
      /<video|<iframe|other/,
    )
})
