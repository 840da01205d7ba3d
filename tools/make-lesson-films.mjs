// Makes the short films of the demo lessons, apps/server/seeds/media/films/NAME.mp4, and films.json beside them with the
// times of their sentences, from which the seed writes the captions of all three languages.
//
//   node tools/make-lesson-films.mjs                  makes all films
//   node tools/make-lesson-films.mjs sea-freight      makes the films whose name begins with this
//
// Needs ffmpeg, espeak-ng, chromium and a font with Chinese. The result is committed, so that nobody needs these tools to
// run Titian; run it only after a lesson of the demo or the text of its film has changed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'

import { root } from './source-files.mjs'

const out = join(root, 'apps/server/seeds/media/films')
const index = join(out, 'films.json')
const [width, height, rate] = [640, 360, 22_050]
const codes = { en: 'en', zh: 'zh-CN', my: 'ms' }
const voices = {
  en: ['-v', 'en-gb', '-s', '150', '-p', '45'],
  zh: ['-v', 'cmn', '-s', '160', '-p', '42'],
  my: ['-v', 'ms', '-s', '150', '-p', '45'],
}
/** Seconds of silence after a sentence, so that it can be understood. */
const gap = 0.9

const load = async (path) => tsImport(pathToFileURL(join(root, path)).href, import.meta.url)
const esc = (text) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])

function numbersOf(seed) {
  let state = [...seed].reduce(
    (hash, sign) => Math.imul(hash ^ sign.codePointAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/** Draws terraces as on the covers of the courses, with a different hill for each film. */
function terraces(seed) {
  const next = numbersOf(seed)
  const hue = Math.floor(next() * 360)
  const phase = next() * 6
  const rows = Array.from({ length: 7 }, (_, row) => {
    const base = height * (0.3 + row * 0.11)
    const points = Array.from({ length: 24 }, (_, at) => {
      const y = base + 22 * Math.sin(at / 3.4 + phase + row * 0.7)
      return `${at * 10} ${y.toFixed(0)}`
    })
    return `<path d="M${points.join('L')}V${height}H0Z" fill="hsl(${hue} ${34 + row * 3}% ${82 - row * 8}%)"/>`
  })
  return `<svg width="220" height="${height}">${rows.join('')}<circle cx="${60 + next() * 110}" cy="58" r="20" fill="#CF6C4C"/></svg>`
}

/** The picture of a film during its sentence with the number `shown`. */
function page(film, shown) {
  const [title, ...lines] = film.sentences.map((sentence) => sentence[film.language])
  const rows = lines
    .slice(0, shown)
    .map((line, at) => `<li class="${at === shown - 1 ? 'now' : ''}">${esc(line)}</li>`)
  return `<!doctype html><html lang="${codes[film.language]}"><meta charset="utf-8"><style>
    *{box-sizing:border-box;margin:0} body{width:${width}px;height:${height}px;overflow:hidden;background:#FBF8F4;color:#22262B;font-family:"Source Sans 3","Noto Sans","Noto Sans CJK SC",sans-serif}
    main{position:absolute;left:28px;top:30px;width:372px} p{font-size:13px;color:#6B665F;margin-bottom:10px} h1{font-size:25px;line-height:1.22;margin-bottom:18px}
    li{list-style:none;font-size:18px;line-height:1.4;padding:8px 12px;margin-bottom:10px;border-left:4px solid #DCD5CB;color:#514D48} ul{padding:0} li.now{border-color:#A8431F;background:#FFF3EF;color:#22262B}
    svg{position:absolute;right:0;top:0}</style><main><p>${esc(film.course[film.language])}</p><h1>${esc(title)}</h1><ul>${rows.join('')}</ul></main>${terraces(film.name)}</html>`
}

/** The samples of one spoken sentence, without the silence around it. */
function speak(text, language) {
  const wav = execFileSync('espeak-ng', [...voices[language], '--stdout', '--', text], {
    maxBuffer: 1e8,
  })
  const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length))
  const isLoud = (sample) => Math.abs(sample) > 60
  const from = Math.max(
    0,
    samples.findIndex((sample) => isLoud(sample)),
  )
  return samples.slice(from, samples.findLastIndex((sample) => isLoud(sample)) + 1)
}

function wavOf(samples) {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length * 2, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}

const round = (seconds) => Math.round(seconds * 1000) / 1000

function encode(film, folder, frames, sound) {
  const list = [...frames, { ...frames.at(-1), seconds: 0.1 }]
  writeFileSync(
    join(folder, 'frames.txt'),
    list.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}\n`).join(''),
  )
  writeFileSync(join(folder, 'sound.wav'), wavOf(sound))
  const seconds = sound.length / rate
  const picture = ['-vf', 'fps=5,format=yuv420p', '-c:v', 'libx264', '-profile:v', 'main']
  const still = [
    '-preset',
    'slow',
    '-tune',
    'stillimage',
    '-crf',
    '33',
    '-g',
    '600',
    '-sc_threshold',
    '0',
  ]
  const voice = ['-c:a', 'aac', '-b:a', '16k', '-ar', '16000', '-ac', '1']
  const inputs = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'frames.txt')]
  execFileSync(
    'ffmpeg',
    [
      ['-y', '-v', 'error', '-threads', '1', ...inputs, '-i', join(folder, 'sound.wav')],
      ['-t', seconds.toFixed(3), ...picture, ...still, ...voice],
      ['-map_metadata', '-1', '-movflags', '+faststart', join(out, `${film.name}.mp4`)],
    ].flat(),
  )
  return round(seconds)
}

async function make(film, tab) {
  const folder = mkdtempSync(join(tmpdir(), 'titian-films-'))
  try {
    const [frames, parts, cues] = [[], [], []]
    let now = 0
    for (const [at, sentence] of film.sentences.entries()) {
      await tab.setContent(page(film, at))
      const file = join(folder, `${at}.png`)
      await tab.screenshot({ path: file })
      const spoken = speak(sentence[film.language], film.language)
      const silence = new Int16Array(Math.round(gap * rate))
      const seconds = (spoken.length + silence.length) / rate
      cues.push([round(now), round(now + spoken.length / rate + gap / 2)])
      frames.push({ file, seconds: round(seconds) })
      parts.push(spoken, silence)
      now += seconds
    }
    const sound = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
    parts.reduce((place, part) => (sound.set(part, place), place + part.length), 0)
    return { seconds: encode(film, folder, frames, sound), cues }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { lessonFilms } = await load('apps/server/seeds/data/films.ts')
mkdirSync(out, { recursive: true })
const made = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {}
const [begin = ''] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
})
const tab = await browser.newPage({ viewport: { width, height } })
for (const film of lessonFilms())
  if (film.name.startsWith(begin)) made[film.name] = await make(film, tab)
await browser.close()
const rows = Object.entries(made).map(([name, film]) => `  "${name}": ${JSON.stringify(film)}`)
writeFileSync(index, `{\n${rows.join(',\n')}\n}\n`)
