import type { ErpView, PracticeRun } from '@titian/contract'
import type { ErpActs } from './use-erp-acts.ts'

/** The props of each page of the books. */
export interface ErpPageProps {
  run: PracticeRun
  view: ErpView
  acts: ErpActs
}
