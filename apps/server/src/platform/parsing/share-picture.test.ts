import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { drawSharePicture, type SharePicture } from './share-picture.ts'

// Drawing takes a second on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const plain: SharePicture = { seed: 'a', title: 'Sea freight', school: 'Titian', primary: null }

async function draw(changed: Partial<SharePicture> = {}) {
  const bytes = Buffer.from(await drawSharePicture({ ...plain, ...changed }))
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  return bytes
}

/** Whether two pictures differ within a horizontal band. */
async function differ(one: Buffer, other: Buffer, top: number, height: number) {
  const part = (bytes: Buffer) =>
    sharp(bytes).extract({ left: 0, top, width: 1200, height }).raw().toBuffer()
  return !(await part(one)).equals(await part(other))
}

it('[FRM-297] draws the names of course and school over terraces, always identically', async () => {
  const picture = await draw()
  expect((await draw()).equals(picture)).toBe(true)
  const withoutSchool = await draw({ school: '' })
  expect(await differ(picture, withoutSchool, 40, 60)).toBe(true)
  expect(await differ(picture, withoutSchool, 110, 520)).toBe(false)
  const otherName = await draw({ title: 'Air freight' })
  expect(await differ(picture, otherName, 110, 200)).toBe(true)
  expect(await differ(picture, otherName, 320, 310)).toBe(false)
  expect(await differ(picture, await draw({ seed: 'b' }), 450, 180)).toBe(true)
})

it('[FRM-297] keeps the name above the terraces, in any length and script', async () => {
  const bare = await draw({ title: '', school: '' })
  for (const title of [
    '跨境电商直播运营实战'.repeat(6),
    'W'.repeat(60),
    'Kargo laut '.repeat(40),
  ]) {
    const picture = await draw({ title, school: '' })
    expect(await differ(picture, bare, 110, 195), title).toBe(true)
    expect(await differ(picture, bare, 310, 320), title).toBe(false)
  }
})

it.each([
  ['marks', '</span><b>&amp;"\'<svg onload=x>'],
  ['control characters', 'a\u0000b\u001bc\u2028d'],
  ['half a character', 'a\ud800'],
  ['nothing that leaves ink', '\u200b\u200d'],
  ['a number that is no mark', '&#x0; &#9999999; &nbsp;'],
  ['piled accents', `a${'\u0300'.repeat(500)}`],
])('[FRM-298] draws a name of %s', async (_what, title) => {
  await draw({ title, school: title })
})
