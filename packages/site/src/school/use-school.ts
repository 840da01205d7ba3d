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

/** The school of this host: name, contact, menus. It is in the page from the start; a reload renews it. */
export function useSchool(): School {
  const initial = useAsk(schools.schoolInitial, {}, forTheVisit)
  const baseInfo = useAsk(schools.schoolBaseInfo, {}, forTheVisit)
  const menus = useAsk(schools.navigationBar, {}, forTheVisit)
  return { initial: initial.data ?? null, baseInfo: baseInfo.data ?? null, menus: menus.data ?? [] }
}
