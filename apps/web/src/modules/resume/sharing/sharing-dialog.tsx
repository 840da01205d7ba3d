import { Box, Button, Checkbox, Divider, Group, Modal, Stack } from '@mantine/core'
import { resume, type ResumeShare, shareDays } from '@titian/contract'
import {
  ask,
  callKey,
  FormError,
  StartAtField,
  Unanswered,
  useAct,
  useAsk,
  useForm,
  useFormats,
} from '@titian/site'
import { CopyLink } from '@titian/site/share-links'
import { ConfirmDialog, ListSkeleton, Note, Segmented, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoPart } from '../video/video-part.tsx'

interface OfResume {
  resumeId: string
}

const ownShare = callKey(resume.resumeShare)
const choices = shareDays.map(String)

/** The link, its expiry and its number of visits. */
function Link({ share }: { share: ResumeShare }) {
  const { t } = useTranslation('resume')
  const { dateTime, number } = useFormats()
  const { link, state, endsAt, openings } = share
  return (
    <Stack gap={6}>
      {state === 'ended' ? (
        <Note tone="warn">{t('sharing.ended', { time: dateTime(endsAt) })}</Note>
      ) : (
        <p>{t('sharing.open', { time: dateTime(endsAt) })}</p>
      )}
      <Group gap="sm" wrap="nowrap">
        <Box className="clip" fz="sm" flex={1} miw={0}>
          {link}
        </Box>
        <CopyLink link={link} />
      </Group>
      <p className="meta">{t('sharing.openings', { count: openings, number: number(openings) })}</p>
      <p className="meta">{t('sharing.openingsRule')}</p>
    </Stack>
  )
}

/** The duration and contents of a new or existing link. */
function Choices({ resumeId, share }: OfResume & { share: ResumeShare | null }) {
  const { t } = useTranslation('resume')
  const { data } = useAsk(resume.videoDetail, { resumeId }, { quiet: true })
  const { form, submit, busy, failure } = useForm({
    initialValues: {
      days: String(share?.days ?? 30),
      withContact: share?.withContact ?? false,
      withVideo: share?.withVideo ?? false,
    },
    send: ({ days, ...shown }) => {
      const chosen = shareDays.find((one) => String(one) === days) ?? 30
      return ask(resume.saveResumeShare, { resumeId, days: chosen, ...shown })
    },
    refresh: [ownShare],
    onDone: () => toast.success(t(share ? 'sharing.renewed' : 'sharing.created')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <Stack gap={6}>
          <b>{t('sharing.days')}</b>
          <Segmented
            label={t('sharing.days')}
            value={form.values.days}
            onChange={(days) => form.setFieldValue('days', days)}
            options={choices.map((value) => ({
              value,
              label: t('sharing.daysOf', { count: Number(value) }),
            }))}
            full
          />
        </Stack>
        <Checkbox
          label={t('sharing.contact')}
          description={t('sharing.contactText')}
          {...form.getInputProps('withContact', { type: 'checkbox' })}
        />
        {data?.video ? (
          <Checkbox
            label={t('sharing.video')}
            {...form.getInputProps('withVideo', { type: 'checkbox' })}
          />
        ) : null}
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t(share ? 'sharing.renew' : 'sharing.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** This part stays mounted after the link was withdrawn. Only then can its dialog fade out. */
function Withdraw({ resumeId, hasLink }: OfResume & { hasLink: boolean }) {
  const { t } = useTranslation(['resume', 'site'])
  const [asks, setAsks] = useState(false)
  const withdraw = useAct(resume.withdrawResumeShare, {
    refresh: [ownShare],
    onDone: () => toast.success(t('sharing.withdrawn')),
  })
  return (
    <>
      {hasLink ? (
        <Group justify="flex-start">
          <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
            {t('sharing.withdraw')}
          </Button>
        </Group>
      ) : null}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('sharing.withdrawTitle')}
        text={t('sharing.withdrawText')}
        confirmLabel={t('sharing.withdraw')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await withdraw.mutateAsync({ resumeId }))}
      />
    </>
  )
}

function Body({ resumeId }: OfResume) {
  const { t } = useTranslation(['resume', 'site'])
  const asked = useAsk(resume.resumeShare, { resumeId })
  if (!asked.data)
    return (
      <Unanswered asked={asked}>
        <ListSkeleton count={1} label={t('site:loading')} />
      </Unanswered>
    )
  const { share } = asked.data
  return (
    <Stack>
      <p>{t('sharing.text')}</p>
      {share ? <Link share={share} /> : null}
      <Choices key={share?.endsAt ?? 'none'} resumeId={resumeId} share={share} />
      <Withdraw resumeId={resumeId} hasLink={share !== null} />
      <Divider />
      <VideoPart resumeId={resumeId} />
    </Stack>
  )
}

/** RES-080: creates, renews and withdraws the sharing link of the resume. */
export function SharingDialog({ resumeId, onClose }: OfResume & { onClose: () => void }) {
  const { t } = useTranslation(['resume', 'site'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sharing.dialog')}
      size={520}
      centered
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <StartAtField>
        <Body resumeId={resumeId} />
      </StartAtField>
    </Modal>
  )
}
