import { useParams } from '@tanstack/react-router'
import { paths } from '../../../../../app/paths.ts'
import { ErpRunOf } from './erp-run.tsx'
import { MapPage } from './map-page.tsx'

/** PRC-042: the page with the process map of a company. */
export function ErpRunPage() {
  const { sign } = useParams({ from: paths.erpRun })
  return <ErpRunOf sign={sign} Page={MapPage} />
}
