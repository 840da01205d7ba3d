import { accounts, type Language, practice, type PracticeRun } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { renderPage } from '../../../testing/render-page.tsx'
import { ErpPartPage } from '../kinds/erp/home/part-page.tsx'
import { ErpRunPage } from '../kinds/erp/home/run-page.tsx'
import type { ErpPart, ErpWords } from '../links.ts'
import { erpRun, firstErp, nothing, viewAfter } from './erp.ts'
import { person } from './factories.ts'

export const booksAt = '/erp/run/one'

interface OpenBooks {
  run?: PracticeRun
  answers?: object
  language?: Language
  /** The page of the books; without a page, the process map opens. */
  part?: ErpPart
  words?: ErpWords
}

/** Opens a page of the books for the student who is signed in. */
export function openBooks({
  run = erpRun(viewAfter(nothing, { scenario: firstErp })),
  answers = {},
  language = 'en',
  part,
  words = {},
}: OpenBooks = {}) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  const path = '/erp/run/$sign'
  const search = new URLSearchParams(Object.entries(words)).toString()
  return renderPage(part ? <ErpPartPage /> : <ErpRunPage />, {
    at: `${part ? `${booksAt}/${part}` : booksAt}${search && `?${search}`}`,
    path: part ? `${path}/$part` : path,
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceRun.path]: run,
      ...answers,
    },
  })
}
