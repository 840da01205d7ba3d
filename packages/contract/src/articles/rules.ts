/** PRC-087: the category of articles that are news of the practice area. */
export const practiceNewsCategory = 3
