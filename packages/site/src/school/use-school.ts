import {
  schools,
  type NavigationItem,
  type SchoolBaseInfo,
  type SchoolInitial,
} from '@titian/contract'
import { useAsk } from '../calls/use-ask.ts'

export interface School {
  initial: SchoolInitial | null
  baseInfo: SchoolBaseInfo | null
  menus: NavigationItem[]
}

const forTheVisit = { staleTime: Infinity, quiet: true } as const

/**
 * Returns the school of this host with name, contact and menus. The rendered page contains this
 * data, and only a reload updates it.
 */
export function useSchool(): School {
  const initial = useAsk(schools.schoolInitial, {}, forTheVisit)
  const baseInfo = useAsk(schools.schoolBaseInfo, {}, forTheVisit)
  const menus = useAsk(schools.navigationBar, {}, forTheVisit)
  return { initial: initial.data ?? null, baseInfo: baseInfo.data ?? null, menus: menus.data ?? [] }
}
