import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { messages, type Message, type SentNotice } from '@titian/contract'
import type { QueryKey } from '@tanstack/react-query'
import { ConfirmDialog, ListSkeleton, Pager, Surface, toast } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../calls/use-act.ts'
import { useLanguages } from '../language/language-row.tsx'
import { ErrorView } from '../parts/error-view.tsx'
import { useExistingPage } from '../parts/use-existing-page.ts'
import { usePagerLabels } from '../parts/use-pager-labels.ts'
import { MessageArticle } from './message-article.tsx'

/** CNT-026: notices per page. */
export const noticesPerPage = 5

export interface NoticeBoardProps {
  asked: {
    data?: { list: (Message | SentNotice)[]; total: number } | undefined
    error: unknown
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  mayWithdraw: (message: Message) => boolean
  empty: ReactNode
  refresh: readonly QueryKey[]
}

interface WithdrawDialogProps {
  message: Message | null
  refresh: readonly QueryKey[]
  onClose: () => void
}

function WithdrawDialog({ message, refresh, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['staff', 'site'])
  const remove = useAct(messages.removeMessage, {
    refresh,
    onDone: () => toast.success(t('notice.takenBack')),
  })
  return (
    <ConfirmDialog
      opened={message !== null}
      onClose={onClose}
      title={t('notice.takeBackTitle', { title: message?.title ?? '' })}
      text={t('notice.takeBackText')}
      confirmLabel={t('notice.takeBack')}
      cancelLabel={t('site:cancel')}
      danger
      onConfirm={async () => {
        if (message) await remove.mutateAsync({ sign: message.sign })
      }}
    />
  )
}

/** The recipients of a notice and its languages. */
function Audience({ notice: { to, languages } }: { notice: SentNotice }) {
  const { t } = useTranslation('staff')
  const all = useLanguages()
  const names = all.filter(({ language }) => languages.includes(language)).map(({ name }) => name)
  return [t(`notice.to.${to.audience}`, { name: to.name }), ...names].join(' · ')
}

/**
 * The number of readers of a message. For a message of a course, it is compared with the number of
 * the course's students; for a message of a school or a class, with the number of all its members.
 */
function Readers({ message: { readers, courseId } }: { message: Message }) {
  const { t } = useTranslation('staff')
  if (!readers) return null
  const { read, of: count } = readers
  return (
    <span className="meta num">
      {courseId === null
        ? t('notice.readBy', { read, count })
        : t('notice.readers', { read, count })}
    </span>
  )
}

/** The sent notices, newest first, each with a button to withdraw it. */
export function NoticeBoard(props: NoticeBoardProps) {
  const { asked, page, onPage, mayWithdraw, empty, refresh } = props
  const { t } = useTranslation(['staff', 'site'])
  const labels = usePagerLabels()
  const [leaving, setLeaving] = useState<Message | null>(null)
  const { data, error } = asked
  // If the only notice on the last page is withdrawn, the page no longer exists.
  const isBeyond = useExistingPage(asked, page, noticesPerPage, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (data.list.length === 0) return empty
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((message) => (
            <li key={message.sign}>
              <MessageArticle
                message={message}
                from={'to' in message ? <Audience notice={message} /> : null}
                action={message.readers ? <Readers message={message} /> : null}
                tool={
                  mayWithdraw(message) ? (
                    <Button
                      variant="default"
                      leftSection={<IconTrash size={16} aria-hidden />}
                      aria-label={t('notice.takeBackOf', { title: message.title })}
                      onClick={() => setLeaving(message)}
                    >
                      {t('notice.takeBack')}
                    </Button>
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      </Surface>
      <Pager
        page={page}
        size={noticesPerPage}
        total={data.total}
        onChange={onPage}
        labels={labels}
      />
      <WithdrawDialog message={leaving} refresh={refresh} onClose={() => setLeaving(null)} />
    </>
  )
}
