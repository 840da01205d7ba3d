import { exams, type Paper } from '@titian/contract'
import { Button, Flex } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { callKey, isAsStudent, SiteLink, useAct, usePhoneLayout } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { LateNotes } from '../late-notes.tsx'
import { tabHolder } from '../../saving/tab-holder.ts'

interface StartActionProps {
  examinationId: string
  paper: Paper
}

function useBegin(examinationId: string) {
  const navigate = useNavigate()
  const open = () => navigate(linkTo.paper(examinationId))
  const begin = useAct(exams.addRecord, {
    onDone: open,
    refresh: [callKey(exams.examineByExamine)],
  })
  return {
    open,
    // TCH-147: in a preview no attempt is started.
    begin: () =>
      isAsStudent() ? void open() : begin.mutate({ examinationId, holder: tabHolder() }),
    busy: begin.isPending || begin.isSuccess,
  }
}

/** The button of the start page, or the reason why there is none. */
export function StartAction({ examinationId, paper }: StartActionProps) {
  const { t } = useTranslation('exams')
  const { open, begin, busy } = useBegin(examinationId)
  const phone = usePhoneLayout()
  const { status, may, notice, examination, history } = paper
  const running = status === 'continue'
  const last = history.find(({ submittedAt }) => submittedAt !== null)
  const begins = (status === 'do' || status === 'redo') && may.start
  return (
    <Flex direction="column" gap="md" px={{ base: 'md', sm: 'xl' }} pb={{ base: 20, sm: 'xl' }}>
      <LateNotes paper={paper} />
      {running ? (
        <Note icon={<IconInfoCircle size={18} aria-hidden />}>{t('start.running')}</Note>
      ) : null}
      {!running && !may.start && (notice || status === 'do') ? (
        <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
          <b>{t('start.cannot')}</b> {notice}
        </Note>
      ) : null}
      <Flex wrap="wrap" gap="sm">
        {running ? (
          <Button size="md" fullWidth={phone} onClick={() => void open()}>
            {t('start.continue')}
          </Button>
        ) : null}
        {begins ? (
          <Button size="md" fullWidth={phone} loading={busy} onClick={begin}>
            {t(status === 'do' ? 'start.do' : 'start.redo')}
          </Button>
        ) : null}
        {!running && last ? (
          <Button
            size="md"
            fullWidth={phone}
            variant={begins ? 'default' : 'filled'}
            component={SiteLink}
            {...linkTo.result(examinationId, last.recordId)}
          >
            {t('start.view')}
          </Button>
        ) : null}
        <Button
          size="md"
          fullWidth={phone}
          variant="default"
          component={SiteLink}
          {...linkTo.courseDetail(examination.courseIdSign)}
        >
          {t(examination.ofTraining ? 'start.backToTraining' : 'start.backToCourse')}
        </Button>
      </Flex>
    </Flex>
  )
}
