export { MyTrainingPage } from './my-training-page.tsx'
export { TrainListPage } from './train-list-page.tsx'
export { TrainRecommendedPage } from './train-recommended-page.tsx'
