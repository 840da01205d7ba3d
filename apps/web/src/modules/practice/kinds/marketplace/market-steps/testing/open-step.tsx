import { screen } from '@testing-library/react'
import { accounts, type MarketStep, practice, type PracticeRun } from '@titian/contract'
import { sessionStore, setPerson, useAsk } from '@titian/site'
import { cleanupPage, renderPage } from '../../../../../../testing/render-page.tsx'
import { person } from '../../../../testing/factories.ts'
import { useMarketActs } from '../../parts/use-market-acts.ts'
import { StepForm } from '../step-form.tsx'
import { marketRun } from './factories.ts'

function Step({ run, step }: { run: PracticeRun; step: MarketStep }) {
  const acts = useMarketActs(run)
  const view = run.marketplace
  const own = view?.steps.find((one) => one.step === step)
  return view && own ? <StepForm run={run} view={view} step={own} acts={acts} /> : null
}

function StepPage({ step }: { step: MarketStep }) {
  const { data } = useAsk(practice.practiceRun, { sign: 'one' }, { staleTime: 0 })
  return data ? <Step run={data} step={step} /> : null
}

export interface SentDecisions {
  number: number
  decisions: { seat: string; command: Record<string, unknown> }[]
  endDay: number
}

interface Scene {
  run?: PracticeRun
  language?: 'en' | 'zh' | 'my'
  /** Returns the response to a decision. By default, the run is unchanged. */
  decide?: (input: SentDecisions) => unknown
  /** Further responses by path. Without a response for lessons, the pages show no lessons. */
  answers?: object
}

/** Opens the form of a step with a fake server that records decisions. */
export async function openStep(
  step: MarketStep,
  { run = marketRun(), language, decide, answers = {} }: Scene = {},
) {
  const sent: SentDecisions[] = []
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  const page = await renderPage(<StepPage step={step} />, {
    at: '/simulation/run/one',
    ...(language ? { language } : {}),
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceRun.path]: run,
      [practice.decideRun.path]: (input: SentDecisions) => {
        sent.push(input)
        return decide ? decide(input) : run
      },
      ...answers,
    },
  })
  await screen.findByText(/^(Rules of this step|本步骤的规则|Peraturan langkah ini)$/)
  return { ...page, sent }
}

export function leaveStep(): void {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
  document.body.replaceChildren()
}
