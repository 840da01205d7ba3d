import { accounts, type Language, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { renderPage } from '../../../testing/render-page.tsx'
import { MarketRun } from '../kinds/marketplace/home/run-page.tsx'
import { MarketStepPage } from '../kinds/marketplace/home/step-page.tsx'
import { person } from './factories.ts'
import { marketRun } from './market.ts'

export const shopAt = '/simulation/amazon-virtual-system/run/one'

interface OpenShop {
  run?: ReturnType<typeof marketRun>
  answers?: object
  language?: Language
  /** The step; without a step, the home page of the shop opens. */
  step?: string
}

/** Opens a page of a shop for the student who is signed in. */
export function openShop({ run = marketRun(), answers = {}, language = 'en', step }: OpenShop) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  const path = '/simulation/amazon-virtual-system/run/$sign'
  return renderPage(step ? <MarketStepPage /> : <MarketRun />, {
    at: step ? `${shopAt}/${step}` : shopAt,
    path: step ? `${path}/$step` : path,
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceRun.path]: run,
      ...answers,
    },
  })
}

/** A window of this width in pixels. */
export const widen = (width: number) =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({ width })

/** Returns text keys on the page, which show that a text is missing. */
export const missingTexts = () =>
  [...document.body.querySelectorAll(':not(style, script, svg *)')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => /^[a-z][\w-]*:?[\w-]*(?:\.\w+)+$/.test(text))
