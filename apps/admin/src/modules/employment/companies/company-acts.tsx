import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { employment, type KeptCompanyCard } from '@titian/contract'
import { ask, callKey, SiteLink, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { CompanySelect } from '../parts/company-select.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'

type Company = Pick<KeptCompanyCard, 'sign' | 'name'>
interface DialogProps {
  company: Company
  onClose: () => void
}

const refresh = [employment.manageCompanies, employment.managePosts].map(callKey)

function RemoveDialog({ company: { sign, name }, onClose }: DialogProps) {
  const { t } = useTranslation('employment')
  return (
    <ReasonDialog
      title={t('company.removeTitle', { name })}
      text={t('company.removeText')}
      confirmLabel={t('company.remove')}
      send={(reason) => ask(employment.removeCompany, { sign, reason })}
      refresh={refresh}
      onDone={() => toast.success(t('company.removed'))}
      onClose={onClose}
    />
  )
}

function MergeDialog({ company: { sign, name }, onClose }: DialogProps) {
  const { t } = useTranslation('employment')
  const [into, setInto] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ReasonDialog
      title={t('company.mergeTitle', { name })}
      text={t('company.mergeText', { name })}
      confirmLabel={t('company.merge')}
      maySend={() => {
        setMissing(into === '')
        return into !== ''
      }}
      send={(reason) => ask(employment.mergeCompany, { sign, intoSign: into, reason })}
      refresh={refresh}
      onDone={() => toast.success(t('company.merged'))}
      onClose={onClose}
    >
      <CompanySelect
        label={t('company.into')}
        value={into}
        without={sign}
        required
        error={isMissing && into === '' ? t('company.intoMissing') : undefined}
        onChange={setInto}
      />
    </ReasonDialog>
  )
}

/** The actions on a company besides its form. */
export function CompanyActs({ company }: { company: Company }) {
  const { t } = useTranslation('employment')
  const { colon } = useFormats()
  const [act, setAct] = useState<'remove' | 'merge' | null>(null)
  const onClose = () => setAct(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${t('acts')}${colon}${company.name}`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={SiteLink} {...linkTo.company(company.sign)}>
            {t('change')}
          </Menu.Item>
          <Menu.Item component={SiteLink} {...linkTo.posts({ companySign: company.sign })}>
            {t('company.showPosts')}
          </Menu.Item>
          <Menu.Item onClick={() => setAct('merge')}>{t('company.merge')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setAct('remove')}>
            {t('company.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {act === 'merge' ? <MergeDialog company={company} onClose={onClose} /> : null}
      {act === 'remove' ? <RemoveDialog company={company} onClose={onClose} /> : null}
    </>
  )
}
