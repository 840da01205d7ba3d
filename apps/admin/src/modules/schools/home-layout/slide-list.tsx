import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { isFilledPicture, mostSlides, newSlide, type HomeValues } from './home-values.ts'
import { PictureEntry, PictureSummary } from './picture-entry.tsx'
import { isWrongBelow } from '../parts/wrong-below.ts'

/** The slides of the carousel in their order. */
export function SlideList({ form }: { form: FormOf<HomeValues> }) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('home.slides')} lead={t('home.slidesLead')}>
      <EntryList
        label={t('home.slides')}
        entries={form.values.banners}
        most={mostSlides}
        nameOf={({ title }) => pickText(title, currentLanguage())}
        Summary={PictureSummary}
        isWrong={(index) => isWrongBelow(form.errors, `banners.${index}`)}
        isFilled={isFilledPicture}
        addLabel={t('home.addSlide')}
        empty={t('home.noSlides')}
        onAdd={() => {
          const slide = newSlide()
          form.insertListItem('banners', slide)
          return slide.key
        }}
        onMove={(from, to) => form.reorderListItem('banners', { from, to })}
        onRemove={(index) => form.removeListItem('banners', index)}
      >
        {(slide, index) => (
          <PictureEntry
            form={form}
            entry={slide}
            path={`banners.${index}`}
            pictureHint={t('home.slidePicture')}
          />
        )}
      </EntryList>
    </FormCard>
  )
}
