import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ResumeImportPreview } from '@titian/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { openPanel, refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'
import { detailOf } from '../../testing/sample.ts'

const download = vi.fn()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    download(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  download.mockClear()
  cleanupPage()
})

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const preview: ResumeImportPreview = {
  basics: [
    { field: 'name', before: 'Nur Aisyah', after: '<b>Ann</b> Tan' },
    { field: 'email', before: '', after: 'ann@example.com' },
  ],
  entries: [
    { id: id(1), section: 'work', title: 'First', state: 'new', shortened: ['summary'] },
    { id: id(2), section: 'work', title: 'Second', state: 'changed', shortened: [] },
    { id: id(3), section: 'skill', title: 'SQL', state: 'same', shortened: [] },
  ],
  left: [
    { path: 'basics.website', why: 'noPlace' },
    { path: 'work[0].startDate', why: 'badDate' },
  ],
  leftMore: 0,
  newer: '',
}
const nothing = { ...preview, basics: [], entries: preview.entries.slice(2), left: [] }

interface Sent {
  revision: number
  text: string
  basics: string[]
  entries: string[]
}

function openServer(shown: unknown = preview) {
  const server = serverWith(detailOf({}, 1))
  const previews: string[] = []
  const imports: Sent[] = []
  const answers = {
    '/resume/previewJson': ({ text }: Sent) => {
      previews.push(text)
      return typeof shown === 'function' ? (shown(text) as unknown) : shown
    },
    '/resume/importJson': (input: Sent) => {
      imports.push(input)
      if (input.revision !== server.get().revision)
        return refuse('alreadyDone', { reason: 'changedMeanwhile', newer: server.get() })
      return server.confirm({ personalAdvantage: 'Imported' })
    },
    '/resume/restoreRevision': ({ restored }: { restored: number }) =>
      server.confirm({ personalAdvantage: restored === 1 ? '' : 'another' }),
  }
  return { server, previews, imports, answers }
}

const fileOf = (text: string, name = 'resume.json') =>
  new File([text], name, { type: 'application/json' })

function choose(file: File) {
  const input = document.querySelector('[role="dialog"] input[type="file"]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [file] } })
}

async function openWith(file: File, setting = openServer()) {
  await renderResume(setting.server, setting.answers)
  const panel = await openPanel('Import JSON Resume')
  choose(file)
  return { panel, ...setting }
}
const tick = (panel: HTMLElement, name: RegExp) => within(panel).findByRole('checkbox', { name })
const confirm = (panel: HTMLElement) => within(panel).getByRole('button', { name: /^Import \d/ })

describe('the import of a JSON Resume', () => {
  it('[RES-075] [RES-103] shows the target of each part and what is left out, and ticks what replaces nothing', async () => {
    const { panel, imports } = await openWith(fileOf('{}'))
    const name = await tick(panel, /^Name: <b>Ann<\/b> Tan/)
    expect(name).toHaveProperty('checked', false)
    expect(within(panel).getByText('Replaces: Nur Aisyah')).toBeTruthy()
    expect(await tick(panel, /^E-mail/)).toHaveProperty('checked', true)
    const work = within(panel).getByRole('region', { name: 'Work experience' })
    expect(await tick(work, /^First/)).toHaveProperty('checked', true)
    expect(await tick(work, /^Second/)).toHaveProperty('checked', false)
    expect(within(work).getByText('Shortened to fit here: summary')).toBeTruthy()
    expect(await tick(panel, /^SQL/)).toHaveProperty('disabled', true)
    expect(within(panel).getByText(/^2 items of the file/)).toBeTruthy()
    expect(within(panel).getByText('basics.website')).toBeTruthy()
    expect(imports).toEqual([])
  })

  it('[RES-075] [RES-101] writes the chosen parts once, and one click undoes it', async () => {
    const { panel, imports, server } = await openWith(fileOf('{"a":1}'))
    fireEvent.click(await tick(panel, /^E-mail/))
    fireEvent.click(await tick(panel, /^Second/))
    fireEvent.click(confirm(panel))
    fireEvent.click(confirm(panel))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('The version before is back.')
    const [sent] = imports
    expect(imports).toHaveLength(1)
    expect(sent).toMatchObject({ text: '{"a":1}', basics: [], entries: [id(1), id(2)] })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.get()).toMatchObject({ revision: 3, content: { personalAdvantage: '' } })
  })

  it('[RES-075] accepts a dropped file', async () => {
    const { server, answers, previews } = openServer()
    await renderResume(server, answers)
    const panel = await openPanel('Import JSON Resume')
    const field = within(panel).getByText('Choose a file, or drop it here')
    fireEvent.drop(field, { dataTransfer: { files: [fileOf('{"dropped":1}')] } })
    await tick(panel, /^First/)
    expect(previews).toEqual(['{"dropped":1}'])
  })

  it('[RES-075] says that an own export changes nothing', async () => {
    const { panel } = await openWith(fileOf('{}'), openServer(nothing))
    expect(await within(panel).findByText(/^Nothing changes/)).toBeTruthy()
    expect(confirm(panel)).toHaveProperty('disabled', true)
  })

  it('[RES-104] reports a newer file format', async () => {
    const { panel } = await openWith(fileOf('{}'), openServer({ ...preview, newer: '2' }))
    expect(await within(panel).findByText(/newer version of the format \(2\)/)).toBeTruthy()
  })

  it.each([
    ['', 'This file is empty.'],
    ['x'.repeat(5_000_000), /^This file is too large \(4\.8 MB\)/],
    ['x'.repeat(300_001), /^This file is too large/],
  ])('[RES-102] refuses a file at its field before it is sent (%#)', async (text, answer) => {
    const { panel, previews } = await openWith(fileOf(text))
    expect(await within(panel).findByText(answer)).toBeTruthy()
    expect(previews).toEqual([])
    choose(fileOf('{}'))
    await tick(panel, /^First/)
    expect(within(panel).queryByText(answer)).toBeNull()
  })

  it("[RES-102] shows the server's error about a broken file at the field", async () => {
    const text = 'This is no JSON Resume.'
    const broken = openServer(() => refuse('invalidInput', { fields: { text } }))
    const { panel } = await openWith(fileOf('{"basics":'), broken)
    expect(await within(panel).findByText(text)).toBeTruthy()
  })

  it('[RES-102] shows the newer of two chosen files', async () => {
    const second = { ...nothing, newer: '7' }
    const { panel } = await openWith(
      fileOf('{"file":1}'),
      openServer((text: string) => (text.includes('1') ? preview : second)),
    )
    choose(fileOf('{"file":2}'))
    expect(await within(panel).findByText(/newer version of the format \(7\)/)).toBeTruthy()
    expect(within(panel).queryByRole('checkbox', { name: /^First/ })).toBeNull()
  })

  it('[RES-075] [RES-076] compares again and imports nothing when another window has changed the resume', async () => {
    const { panel, imports, previews, server } = await openWith(fileOf('{}'))
    await tick(panel, /^First/)
    server.set({ revision: 5 })
    fireEvent.click(confirm(panel))
    expect(await within(panel).findByText(/changed in another window/)).toBeTruthy()
    await waitFor(() => expect(previews).toHaveLength(2))
    await tick(panel, /^First/)
    fireEvent.click(confirm(panel))
    await screen.findByText('The file is imported.')
    expect(imports.map(({ revision }) => revision)).toEqual([1, 5])
  })

  it('[RES-075] keeps the ticks when the network is lost or a section is full', async () => {
    const setting = openServer()
    let isFull = false
    const { panel } = await openWith(fileOf('{}'), {
      ...setting,
      answers: {
        ...setting.answers,
        '/resume/importJson': () => {
          if (isFull) return refuse('alreadyDone', { reason: 'entriesFull' })
          throw new TypeError('no network')
        },
      },
    })
    fireEvent.click(await tick(panel, /^Second/))
    fireEvent.click(confirm(panel))
    expect(await screen.findByRole('alert')).toBeTruthy()
    isFull = true
    fireEvent.click(confirm(panel))
    expect(await within(panel).findByText(/^A section has at most 30 entries/)).toBeTruthy()
    expect(await tick(panel, /^Second/)).toHaveProperty('checked', true)
  })
})

describe('the export of a JSON Resume', () => {
  it('[RES-074] downloads one file for a double click, and its name may be Chinese', async () => {
    const { server, answers } = openServer()
    await renderResume(server, {
      ...answers,
      '/resume/exportJson': { fileName: '李玥.json', text: '{}' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: 'Export JSON Resume' })
    fireEvent.click(item)
    fireEvent.click(item)
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1))
    expect(download).toHaveBeenCalledWith('李玥.json')
  })
})
