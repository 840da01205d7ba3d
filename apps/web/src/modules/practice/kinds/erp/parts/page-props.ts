import type { ErpView, PracticeRun } from '@titian/contract'
import type { ErpActs } from './use-erp-acts.ts'

/** What each page of the books is given. */
export interface ErpPageProps {
  run: PracticeRun
  view: ErpView
  acts: ErpActs
}
