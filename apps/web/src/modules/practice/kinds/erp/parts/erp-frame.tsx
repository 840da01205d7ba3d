import { PageWidth } from '@titian/ui'
import type { ReactNode } from 'react'
import type { ErpPageProps } from './erp-run.tsx'

/** PRC-005: the books on the whole screen, with the way back. */
export function ErpFrame({ children }: ErpPageProps & { children: ReactNode }) {
  return <PageWidth>{children}</PageWidth>
}
