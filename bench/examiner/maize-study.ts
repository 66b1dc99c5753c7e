/** A small economics study written for this, planned and not yet done: a proposal. */
import type { WrittenSection } from '../../tests/support/model-of.ts'

export const MAIZE_STUDY: WrittenSection[] = [
  {
    title: 'Chapter One: Introduction',
    role: 'introduction',
    blocks: [
      'Maize prices in Katete fall by half in June and double again by February. Small farmers sell in June because school fees are due. The problem is that farmers who store maize for a better price lose much of it to weevils.',
      'The aim of the study is to determine whether hermetic bags let small farmers sell later. The first objective of the study is to measure the losses of maize in hermetic and in woven bags. The second objective is to compare the prices that farmers obtain.',
      'It is hypothesised that farmers who use hermetic bags will sell at least three months later. The study will help extension officers to decide which bag to promote.',
    ],
  },
  {
    title: 'Chapter Two: Literature Review',
    role: 'literature',
    blocks: [
      'Murdock (2012) describes how hermetic bags kill weevils by lack of oxygen. Omotilewa (2018) found that farmers in Uganda with one free bag stored maize longer. Few studies have followed the price that farmers obtain after storage. The study is informed by the theory of the farm household.',
    ],
  },
  {
    title: 'Chapter Three: Methodology',
    role: 'methods',
    blocks: [
      'A randomised controlled trial will be used. A total of 160 farmers will be drawn by lot from the lists of four cooperatives. Half of the farmers will receive five hermetic bags and half will receive woven bags. Losses will be measured by weighing samples every month. Prices will be collected by telephone each week. The data will be analysed with linear regression in Stata. Farmers will give written consent, and every farmer will receive hermetic bags at the end.',
      'The study is limited to one season and to farmers who belong to a cooperative.',
    ],
  },
]
