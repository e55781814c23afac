// What boards, cards and maps are made of.
export type { Holding, War, WarState } from './holding.ts';
export type { HeldAs, PlaceIs, Tenure, Whose } from './panel.ts';
export type { Cut, LonLat, MapPlan, PlaceMade } from './map-plan.ts';
export type {
  CampTone,
  Cell,
  Chart,
  ContestPanel,
  ContestRow,
  ContestSide,
  DocketPanel,
  HeldLook,
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
