import { useSearch } from '@tanstack/react-router'
import { MessageCenter } from '../message-center/index.ts'
import { staffPaths } from './staff-paths.ts'

/** CNT-019: the message page of the staff sites. */
export function MessagesPage() {
  const search = useSearch({ from: staffPaths.messages })
  return <MessageCenter path={staffPaths.messages} search={search} elsewhere />
}
