import { Stack, Text, Title } from '@mantine/core'
import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import {
  isFilledPicture,
  mostAdverts,
  newAdvert,
  places,
  type HomeValues,
  type Place,
} from './home-values.ts'
import { PictureEntry, PictureSummary } from './picture-entry.tsx'
import { isWrongBelow } from '../parts/wrong-below.ts'

/** The name of the hint that describes the shape of the picture at each place. */
const pictureOf = {
  1: 'advertPicture',
  2: 'advertPicture',
  3: 'advertPicture',
  4: 'advertPicture',
  5: 'advertPicture',
  6: 'bannerPicture',
  7: 'partnerPicture',
  8: 'partnerPicture',
} as const satisfies Record<Place, string>

interface AdvertListsProps {
  form: FormOf<HomeValues>
}

function AdvertsOf({ form, place }: AdvertListsProps & { place: Place }) {
  const { t } = useTranslation('schools')
  const { adverts } = form.values
  const title = useId()
  const own = adverts.filter((advert) => advert.place === place)
  // Adverts of the same place are adjacent, so adding the index of the first advert of a place
  // gives the index in the whole list.
  const start = adverts.filter((advert) => advert.place < place).length
  return (
    <Stack
      component="section"
      gap="xs"
      pt="md"
      style={{ borderTop: '1px solid var(--line)' }}
      aria-labelledby={title}
    >
      <div>
        <Title id={title} order={3} size="h5">
          {t(`home.place.${place}`)}
        </Title>
        <Text maw="72ch" c="dimmed" fz="xs">
          {t(`home.placeHint.${place}`)}
        </Text>
      </div>
      <EntryList
        label={t(`home.place.${place}`)}
        entries={own}
        most={mostAdverts - (adverts.length - own.length)}
        nameOf={({ title: words }) => pickText(words, currentLanguage())}
        Summary={PictureSummary}
        isWrong={(index) => isWrongBelow(form.errors, `adverts.${start + index}`)}
        isFilled={isFilledPicture}
        addLabel={t('home.addAdvert')}
        empty={t('home.noAdverts')}
        onAdd={() => {
          const advert = newAdvert(place)
          form.insertListItem('adverts', advert, start + own.length)
          return advert.key
        }}
        onMove={(from, to) =>
          form.reorderListItem('adverts', { from: start + from, to: start + to })
        }
        onRemove={(index) => form.removeListItem('adverts', start + index)}
      >
        {(advert, index) => (
          <PictureEntry
            form={form}
            entry={advert}
            path={`adverts.${start + index}`}
            pictureHint={t(`home.${pictureOf[place]}`)}
          />
        )}
      </EntryList>
    </Stack>
  )
}

/** FRM-119, FRM-193: the adverts, grouped by place. */
export function AdvertLists({ form }: AdvertListsProps) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('home.adverts')} lead={t('home.advertsLead')}>
      {places.map((place) => (
        <AdvertsOf key={place} form={form} place={place} />
      ))}
    </FormCard>
  )
}
