import { fireEvent, screen } from '@testing-library/react'
import { refusals, type RefusalName, type ResumeDetail } from '@titian/contract'
import { renderPage } from '../../../testing/render-page.tsx'
import { ResumePage } from '../pages/resume-page.tsx'
import { detailOf, tagAnswers } from './sample.ts'

type Answers = Record<string, unknown>

/** A fake server with this resume; `set` simulates a change by another window. */
export function serverWith(first: ResumeDetail = detailOf()) {
  let detail = first
  return {
    get: () => detail,
    set: (next: Partial<ResumeDetail>) => {
      detail = { ...detail, ...next }
    },
    /** Creates the next revision with this content, as a confirmed change does. */
    confirm: (content: Partial<ResumeDetail['content']>) => {
      const { revision } = detail
      detail = {
        ...detail,
        revision: revision + 1,
        content: { ...detail.content, ...content },
      }
      return { revision: revision + 1, savedAt: detail.savedAt }
    },
  }
}
export type ResumeServer = ReturnType<typeof serverWith>

/** Opens the editor with the fake server. */
export async function renderResume(server: ResumeServer, answers: Answers = {}) {
  const page = await renderPage(<ResumePage />, {
    at: '/resume',
    path: '/resume',
    answers: {
      ...tagAnswers,
      '/resume/resumeInfo': () => ({ ...server.get(), ...server.get().content.basics }),
      '/resume/resumeDetail': () => server.get(),
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'My resume' })
  return page
}

/** Opens a panel from the menu of the header. */
export async function openPanel(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
  return screen.findByRole('dialog', { name })
}

/** Returns a refusal. */
export function refuse(name: RefusalName, extend: object = {}): Response {
  const { code, status } = refusals[name]
  const body = { ok: false, code, msg: 'refused', data: null, extend }
  return new Response(JSON.stringify(body), { status })
}
