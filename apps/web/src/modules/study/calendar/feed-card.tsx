import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { progress } from '@titian/contract'
import { callKey, useAct, useAsk, useOrigin } from '@titian/site'
import { ConfirmDialog, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** CRS-196: the private address for calendar apps. */
export function FeedCard() {
  const { t } = useTranslation('study')
  const origin = useOrigin()
  const { data } = useAsk(progress.calendarFeed, {})
  const [asked, setAsked] = useState<'renewed' | 'off' | null>(null)
  const save = useAct(progress.saveCalendarFeed, {
    refresh: [callKey(progress.calendarFeed)],
    onDone: (_, { state }) => toast.success(t(`calendar.feed.done.${state}`)),
  })
  if (!data) return null
  const address = data.path === null ? null : `${origin}${data.path}`
  return (
    <section aria-labelledby="feed">
      <Surface gap="sm">
        <Text component="h2" id="feed" fz="md" fw={600}>
          {t('calendar.feed.title')}
        </Text>
        <Text c="var(--text-2)" fz="sm">
          {t('calendar.feed.text')}
        </Text>
        {address === null ? (
          <Group>
            <Button loading={save.isPending} onClick={() => save.mutate({ state: 'on' })}>
              {t('calendar.feed.on')}
            </Button>
          </Group>
        ) : (
          <>
            <TextInput
              readOnly
              label={t('calendar.feed.address')}
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Group gap="xs">
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Button onClick={copy}>
                    {copied ? t('calendar.feed.copied') : t('calendar.feed.copy')}
                  </Button>
                )}
              </CopyButton>
              <Button variant="default" onClick={() => setAsked('renewed')}>
                {t('calendar.feed.renew')}
              </Button>
              <Button variant="default" onClick={() => setAsked('off')}>
                {t('calendar.feed.off')}
              </Button>
            </Group>
          </>
        )}
      </Surface>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`calendar.feed.ask.${asked ?? 'off'}`)}
        text={t('calendar.feed.ends')}
        confirmLabel={t(asked === 'renewed' ? 'calendar.feed.renew' : 'calendar.feed.off')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={async () => {
          if (asked) await save.mutateAsync({ state: asked })
        }}
      />
    </section>
  )
}
