import { Stack } from '@mantine/core'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { AnswerForm } from './answer-form.tsx'
import { Answered, CustomerText, useMessageTitle } from './customer-text.tsx'

export function Messages() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  const title = useMessageTitle()
  const open = view.messages.filter(({ answered }) => answered === null)
  const answered = view.messages.filter((one) => one.answered !== null)
  return (
    <>
      {open.length === 0 ? <Note tone="neutral">{t('messages.none')}</Note> : null}
      {open.map((message) => (
        <Panel
          key={message.message}
          title={title(message)}
          lead={t('messages.due', { day: message.dueDay })}
        >
          <CustomerText of={message} />
          <AnswerForm of={message} />
        </Panel>
      ))}
      {answered.length > 0 ? (
        <Panel title={t('messages.answered')}>
          <Stack gap="sm">
            {answered.toReversed().map((message) => (
              <Answered key={message.message} of={message} />
            ))}
          </Stack>
        </Panel>
      ) : null}
    </>
  )
}
