import { useSearch } from '@tanstack/react-router'
import { MessageCenter } from '@titian/site/message-center'
import { paths } from '../../../app/paths.ts'

/** CNT-019: the page of one message. */
export function MessagePage() {
  return <MessageCenter path={paths.message} search={useSearch({ from: paths.message })} />
}
