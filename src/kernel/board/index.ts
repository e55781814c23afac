// What boards, cards and maps are made of.
export type { Cut, LonLat, MapPlan, PlaceMade } from './map-plan.ts';
export type {
  CampTone,
  Cell,
  Chart,
  ContestPanel,
  ContestRow,
  ContestSide,
  DocketPanel,
  Legend,
  Look,
  MapPanel,
  MapPlace,
  Mark,
  Panel,
  Piece,
  ScaleLine,
  ScalePanel,
  TablePanel,
  Tone,
  TrackPanel,
  WatchPanel,
} from './panel.ts';
