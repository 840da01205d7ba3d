import { Box, Button, Group, Modal, Select, Stack } from '@mantine/core'
import { shareWay, sharing, type ShareRecord } from '@titian/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { ask, callKey, FormError, useAsk, useForm } from '@titian/site'
import { CopyLink, QrPicture } from '@titian/site/share-links'
import { Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const periods = ['7', '30', '90'] as const

/** Searches the courses that this person may share. */
function useChoices() {
  const [typed, setTyped] = useState('')
  const { data, isPending } = useAsk(
    sharing.listShareableCourses,
    { courseName: typed.trim().slice(0, 200), size: 20 },
    { placeholderData: keepPreviousData, quiet: true },
  )
  const found = (data?.list ?? []).map(({ sign, courseName }) => ({
    value: sign,
    label: courseName,
  }))
  return { found, setTyped, isPending }
}

function Made({ record, onClose }: { record: ShareRecord; onClose: () => void }) {
  const { t } = useTranslation(['sharing', 'site'])
  return (
    <Stack>
      <p>{t('madeText', { course: record.courseName })}</p>
      {record.way === shareWay.qr ? <QrPicture record={record} /> : null}
      <Box className="clip" fz="sm">
        {record.link}
      </Box>
      <Group justify="flex-end" gap="sm">
        <CopyLink link={record.link} />
        <Button onClick={onClose}>{t('site:close')}</Button>
      </Group>
    </Stack>
  )
}

interface CreateLinkProps {
  /** The sealed id of the course that is chosen when the form opens. */
  course: string | undefined
  onClose: () => void
}

function Plan({
  course,
  onClose,
  onMade,
}: CreateLinkProps & { onMade: (one: ShareRecord) => void }) {
  const { t } = useTranslation(['sharing', 'site'])
  const { found, setTyped, isPending } = useChoices()
  const { form, submit, busy, failure } = useForm({
    initialValues: { courseIdSign: course ?? '', way: '1', validDays: '' },
    problemsOf: ({ courseIdSign }) => ({ courseIdSign: courseIdSign ? null : t('chooseCourse') }),
    send: ({ courseIdSign, way, validDays }) =>
      ask(sharing.createShareLink, {
        courseIdSign,
        way: way === '2' ? shareWay.qr : shareWay.link,
        validDays: validDays ? Number(validDays) : null,
      }),
    refresh: [callKey(sharing.listShareLinks)],
    onDone: onMade,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <Select
          label={t('course')}
          placeholder={t('chooseCourse')}
          data={found}
          searchable
          filter={({ options }) => options}
          onSearchChange={setTyped}
          nothingFoundMessage={isPending ? t('site:loading') : t('noCourse')}
          data-autofocus={course ? undefined : true}
          {...form.getInputProps('courseIdSign')}
        />
        <Stack gap={6}>
          <b>{t('wayLabel')}</b>
          <Segmented
            label={t('wayLabel')}
            value={form.values.way === '2' ? '2' : '1'}
            onChange={(way) => form.setFieldValue('way', way)}
            options={[
              { value: '1', label: t('way.link') },
              { value: '2', label: t('way.qr') },
            ]}
            full
          />
        </Stack>
        <Select
          label={t('valid')}
          allowDeselect={false}
          data={[
            { value: '', label: t('noEnd') },
            ...periods.map((days) => ({
              value: days,
              label: t('days', { count: Number(days) }),
            })),
          ]}
          {...form.getInputProps('validDays')}
        />
        <p className="meta">{t('rule')}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** CRS-107: chooses the course and the kind of link, then shows the link. */
export function CreateLink({ course, onClose }: CreateLinkProps) {
  const { t } = useTranslation('sharing')
  const [made, setMade] = useState<ShareRecord | null>(null)
  return (
    <Modal opened onClose={onClose} title={t(made ? 'madeTitle' : 'create')} size={480} centered>
      {made ? (
        <Made record={made} onClose={onClose} />
      ) : (
        <Plan course={course} onClose={onClose} onMade={setMade} />
      )}
    </Modal>
  )
}
