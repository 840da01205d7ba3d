import { Box, Flex, TextInput } from '@mantine/core'
import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { LanguageFields } from '../parts/language-fields.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { isWrongBelow } from '../parts/wrong-below.ts'
import {
  type DistrictValues,
  type HomeValues,
  isFilledDistrict,
  mostDistricts,
  newDistrict,
} from './home-values.ts'

function DistrictSummary({ entry }: { entry: DistrictValues }) {
  const { t } = useTranslation('schools')
  return (
    <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
      <Box component="b" fw={600}>
        {pickText(entry.name, currentLanguage()) || t('list.unnamed')}
      </Box>
      <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
        {pickText(entry.address, currentLanguage())}
      </Box>
    </Flex>
  )
}

/** CNT-066: the branches of the school with address and phone. */
export function DistrictList({ form }: { form: FormOf<HomeValues> }) {
  const { t } = useTranslation('schools')
  const texts = { field: form.getInputProps, languages: useOwnLanguages() }
  return (
    <FormCard title={t('home.districts')} lead={t('home.districtsLead')}>
      <EntryList
        label={t('home.districts')}
        entries={form.values.districts}
        most={mostDistricts}
        nameOf={({ name }) => pickText(name, currentLanguage())}
        Summary={DistrictSummary}
        isWrong={(index) => isWrongBelow(form.errors, `districts.${index}`)}
        isFilled={isFilledDistrict}
        addLabel={t('home.addDistrict')}
        empty={t('home.noDistricts')}
        onAdd={() => {
          const district = newDistrict()
          form.insertListItem('districts', district)
          return district.key
        }}
        onMove={(from, to) => form.reorderListItem('districts', { from, to })}
        onRemove={(index) => form.removeListItem('districts', index)}
      >
        {(_, index) => (
          <>
            <LanguageFields
              {...texts}
              label={t('home.districtName')}
              path={`districts.${index}.name`}
              required
            />
            <LanguageFields
              {...texts}
              label={t('field.address')}
              path={`districts.${index}.address`}
              long
            />
            <TextInput
              type="tel"
              label={t('field.phone')}
              maw={320}
              {...form.getInputProps(`districts.${index}.phone`)}
            />
          </>
        )}
      </EntryList>
    </FormCard>
  )
}
